import { useTranslation } from 'react-i18next';
import { streetAddressIn } from '../office/premises.ts';
import { useCurrentPage } from '../site/current-page.tsx';

/** Where the office is: floor, street and landmark where they are known, and the town. */
export function OfficeAddress() {
  const { t } = useTranslation();
  const { language } = useCurrentPage();
  const street = streetAddressIn(language);
  return (
    <>
      {street && (
        <>
          {street}
          <br />
        </>
      )}
      {t('office.address')}
    </>
  );
}
