import { useTranslation } from 'react-i18next';
import { OpenNow } from './open-now.tsx';

/** The hours of the office, and whether it is open now: three spans for the caller to lay out. */
export function OfficeHours() {
  const { t } = useTranslation();
  return (
    <>
      <span>{t('hours.line')}</span>
      <span>{t('hours.closed')}</span>
      <OpenNow />
    </>
  );
}
