/** In the place of src/live/live-region.tsx: the region itself, awake from the start. */
import type { ComponentType } from 'react';
import { CarryListRegion } from '../../live/carry-list/carry-list-region.tsx';
import { ChildPassport } from '../../live/child-passport/child-passport.tsx';
import { ContactForm } from '../../live/contact-form/contact-form.tsx';
import { LifeCover } from '../../live/life-cover/life-cover.tsx';
import type { LiveRegionProps } from '../../live/live-region.tsx';
import { NoClaimBonus } from '../../live/no-claim-bonus/no-claim-bonus.tsx';
import { PaperFinder } from '../../live/paper-finder/paper-finder.tsx';
import type { RegionName, RegionProps } from '../../live/regions.ts';
import { ReissueWindow } from '../../live/reissue-window/reissue-window.tsx';
import { RenewalReminder } from '../../live/renewal-reminder/renewal-reminder.tsx';

const regions: Record<RegionName, ComponentType<RegionProps>> = {
  'contact-form': ContactForm,
  'carry-list': CarryListRegion,
  'paper-finder': PaperFinder,
  'life-cover': LifeCover,
  'no-claim-bonus': NoClaimBonus,
  'child-passport': ChildPassport,
  'reissue-window': ReissueWindow,
  'renewal-reminder': RenewalReminder,
};

export function LiveRegion({ name, subject = '' }: LiveRegionProps) {
  const Region = regions[name];
  return (
    <div data-live={name} data-subject={subject} data-awake="true">
      <Region subject={subject} />
    </div>
  );
}
