import { useTranslation } from 'react-i18next';
import { dateFromIso } from '../values/calendar-date.ts';
import { useAddress } from '../components/use-address.ts';
import { Row } from '../components/layout.tsx';
import { absoluteAddress } from '../site/absolute-address.ts';
import { useCurrentPage } from '../site/current-page.tsx';
import { pageEntries } from '../site/pages.ts';

/** Where a page comes from and how old it is, for whoever holds a printed or saved copy. */
export function PageImprint() {
  const { t } = useTranslation();
  const { page, changed } = useCurrentPage();
  const day = changed?.();
  const address = useAddress();
  // The not-found page stands at whatever address was asked for.
  if (pageEntries[page].indexed === false) return null;
  return (
    <Row as="p">
      <span data-print="only">{t('footer.pageAddress', { address: absoluteAddress(address(page)) })}</span>
      {day && <time dateTime={day}>{t('footer.pageChanged', { date: dateFromIso(day) })}</time>}
    </Row>
  );
}
