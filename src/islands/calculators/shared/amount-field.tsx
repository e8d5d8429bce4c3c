import { useTranslation } from 'react-i18next';
import { FaultSentence, Field, FieldName, Hint, TextControl } from './field-parts.tsx';
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
  const { id, fault } = useField(name);
  const descriptions = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <Field>
      <FieldName htmlFor={id}>
        {label}
        {optional && ` (${t('optional')})`}
      </FieldName>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <TextControl id={id} type="text" autoComplete="off" enterKeyHint="go" aria-describedby={descriptions || undefined} aria-invalid={fault ? true : undefined} />
      {fault && <FaultSentence id={`${id}-fault`}>{fault.sentence}</FaultSentence>}
    </Field>
  );
}
