import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FaultSentence, FieldGroup, FieldName, GroupName, Hint, TextControl } from './field-parts.tsx';
import { useField } from './surrounding-calculator.ts';

const parts = ['day', 'month', 'year'] as const;

const Parts = chakra('div', { base: { display: 'grid', gap: '1.5', gridTemplateColumns: '1fr 1fr 1.5fr', maxWidth: '20rem', alignItems: 'end' } });

export interface DateFieldProps {
  name: string;
  label: string;
  hint?: string;
}

/**
 * A date as it stands on the passport or the policy: three short fields instead of the browser's date picker, which
 * takes no Gujarati or Devanagari digits, speaks the device's language, and needs many taps to reach a year of birth.
 */
export function DateField({ name, label, hint }: DateFieldProps) {
  const { t } = useTranslation('calculators');
  const { id, fault } = useField(name);
  return (
    <FieldGroup aria-describedby={`${id}-hint`}>
      <GroupName>{label}</GroupName>
      <Hint id={`${id}-hint`}>{hint ?? t('date.hint')}</Hint>
      <Parts>
        {parts.map((part) => {
          const isFaulty = fault?.field === `${id}-${part}`;
          return (
            <div key={part}>
              <FieldName htmlFor={`${id}-${part}`} fontWeight="400">
                {t(`date.${part}`)}
              </FieldName>
              <TextControl
                id={`${id}-${part}`}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                enterKeyHint={part === 'year' ? 'go' : 'next'}
                aria-describedby={isFaulty ? `${id}-fault` : undefined}
                aria-invalid={isFaulty ? true : undefined}
              />
            </div>
          );
        })}
      </Parts>
      {fault && <FaultSentence id={`${id}-fault`}>{fault.sentence}</FaultSentence>}
    </FieldGroup>
  );
}
