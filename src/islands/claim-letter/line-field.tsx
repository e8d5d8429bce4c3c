import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '../../components/field.tsx';
import { useField } from '../calculators/shared/surrounding-calculator.ts';

export interface LineFieldProps extends Pick<TextFieldProps, 'label' | 'hint' | 'rows'> {
  name: string;
  optional?: boolean;
}

/** A text of the letter, of one line or of several. */
export function LineField({ name, label, optional = false, ...control }: LineFieldProps) {
  const { t } = useTranslation('calculators');
  const { id, error } = useField(name);
  return (
    <TextField
      id={id}
      label={optional ? `${label} (${t('optional')})` : label}
      error={error?.sentence}
      type={control.rows ? undefined : 'text'}
      autoComplete="off"
      {...control}
    />
  );
}
