import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ancestorsOf } from '../site/ancestors.ts';
import { useCurrentPage } from '../site/current-page.tsx';
import { pageName } from '../site/pages.ts';
import { useAddress } from './use-address.ts';
import { hiddenFromSight } from './visually-hidden.tsx';

const Trail = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    textStyle: 'small',
    color: 'text.muted',
    '[data-background="brand"] &': { color: 'text.onBrandAccent' },
    // One line on phones, where the title below says the rest.
    smDown: {
      '& > :nth-of-type(3)': hiddenFromSight,
      '& > :nth-of-type(2) > a::after': { content: 'none' },
    },
  },
});

const Step = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    '& a': { layerStyle: 'target' },
    // Only the name is underlined, not the sign between it and the next.
    '& a > span': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    '& a::after': { content: '"›"', paddingInline: '1' },
  },
});

/**
 * Where the visitor is: at the office, by its name, and on which of its pages, with the way back up; `current` names a
 * page that has no short name.
 */
export function Breadcrumbs({ current }: { current: string }) {
  const { t } = useTranslation();
  const { page } = useCurrentPage();
  const address = useAddress();
  const ancestors = ancestorsOf(page);
  return (
    <nav aria-label={t('breadcrumbs')} data-print="no">
      <Trail>
        {ancestors.map((ancestor) => (
          <Step key={ancestor}>
            <a href={address(ancestor)}>
              <span>{ancestor === 'home' ? t('office.shortName') : pageName(t, ancestor)}</span>
            </a>
          </Step>
        ))}
        <Step aria-current="page">{pageName(t, page) ?? current}</Step>
      </Trail>
    </nav>
  );
}
