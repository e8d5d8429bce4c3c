import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { describedBy, FieldGroup, TextControl } from '../../components/field.tsx';
import { useField } from './use-field.ts';

const parts = ['day', 'month', 'year'] as const;

// Where text is large the year, or each of the three, goes to a line of its own.
const Parts = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    maxWidth: '20rem',
    alignItems: 'end',
    '& > *': { flex: '1 0 0', minWidth: '3.5rem' },
    '& > :last-child': { flexGrow: '1.5', minWidth: '4.5rem' },
  },
});

interface DateFieldProps {
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
  const { id, error } = useField(name, label);
  return (
    <FieldGroup id={id} label={label} hint={hint ?? t('date.hint')} error={error?.sentence}>
      <Parts>
        {parts.map((part) => {
          const isWrong = error?.field === `${id}-${part}`;
          return (
            <div key={part}>
              <label htmlFor={`${id}-${part}`}>{t(`date.${part}`)}</label>
              <TextControl
                id={`${id}-${part}`}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                enterKeyHint={part === 'year' ? 'go' : 'next'}
                {...describedBy(id, { error: isWrong })}
                aria-invalid={isWrong ? true : undefined}
              />
            </div>
          );
        })}
      </Parts>
    </FieldGroup>
  );
}
