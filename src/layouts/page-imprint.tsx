import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { dayInIndia } from '../values/calendar-date.ts';
import { useAddress } from '../components/use-address.ts';
import { absoluteAddress } from '../site/absolute-address.ts';
import { useCurrentPage } from '../site/current-page.tsx';
import { pageEntries } from '../site/pages.ts';

const Line = chakra('p', { base: { '& > *': { display: 'inline-block', marginInlineEnd: '2', maxWidth: '100%' } } });

/** Where a page comes from and how old it is, for whoever holds a printed or saved copy. */
export function PageImprint() {
  const { t } = useTranslation();
  const { page, changed } = useCurrentPage();
  const address = useAddress();
  // The not-found page stands at whatever address was asked for.
  if (pageEntries[page].indexed === false) return null;
  return (
    <Line>
      <span data-print="only">{t('footer.pageAddress', { address: absoluteAddress(address(page)) })}</span>
      {changed && <time dateTime={changed}>{t('footer.pageChanged', { date: dayInIndia(new Date(changed)) })}</time>}
    </Line>
  );
}
