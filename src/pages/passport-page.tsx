import { useTranslation } from 'react-i18next';
import { PageLink } from '../components/page-link.tsx';
import { servicesOf } from '../office/services.ts';
import { AdvicePage } from '../layouts/advice-page.tsx';
import { RuledLines } from '../features/checklist/ruled-lines.tsx';
import { Disclosures } from '../sections/disclosures.tsx';
import { PassportNotice } from '../features/document-finder/passport-notice.tsx';
import { PassportQuestion } from '../sections/passport-question.tsx';
import { Points } from '../sections/points.tsx';
import { ServiceCards } from '../sections/service-cards.tsx';

/** The overview of passports: new or renewal, what we do, and what to know before. */
export function PassportPage() {
  const { t } = useTranslation('passport');
  const { items, ...services } = t('services');
  const before = t('before');
  return (
    <AdvicePage
      hero={t('hero')}
      need="task"
      illustration="passport-overview"
      firstScreen={<PassportQuestion {...t('question')} />}
      closing={t('closing')}
      closingTopic={t('hero.title')}
    >
      <PassportNotice />
      <ServiceCards
        {...services}
        cards={servicesOf('passport').map(({ id, illustration }) => ({
          page: id,
          picture: illustration,
          ...items[id],
        }))}
      />
      <Points {...t('benefits')} background="sand" />
      <Disclosures title={before.title} items={Object.entries(before.items).map(([id, item]) => ({ ...item, id }))}>
        <PageLink page="passport-fees" />
      </Disclosures>
      <RuledLines matter="passport" />
    </AdvicePage>
  );
}
