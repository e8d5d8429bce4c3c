import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Tick } from './tick.tsx';

/** The box that keeps a form on the phone, what that comes to, and the button that erases it. */
export function Keeping({ form, children }: { form: string; children?: ReactNode }) {
  const { t } = useTranslation('claim-letter');
  return (
    <>
      <Tick id={`${form}-keep`} data-keep="" label={t('fields.keep')} />
      {children}
      <Button variant="quiet" data-clear="" data-erased={t('erased')}>
        <Trash2 size={20} />
        {t('erase')}
      </Button>
    </>
  );
}
