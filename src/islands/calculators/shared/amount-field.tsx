import { useTranslation } from 'react-i18next';
import { TextField } from '../../../components/field.tsx';
import { useField } from './surrounding-calculator.ts';

export interface AmountFieldProps {
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
}

/** An amount of rupees, typed in figures or with lakh and crore. */
export function AmountField({ name, label, hint, optional = false }: AmountFieldProps) {
  const { t } = useTranslation('calculators');
  const { id, error } = useField(name);
  return (
    <TextField
      id={id}
      label={optional ? `${label} (${t('optional')})` : label}
      hint={hint}
      error={error?.sentence}
      type="text"
      autoComplete="off"
      enterKeyHint="go"
    />
  );
}
