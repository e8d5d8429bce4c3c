import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { describedBy, FieldGroup, TextControl } from '../../components/field.tsx';
import { setValue } from '../../storage/fields.ts';
import { dateParts, partsOfDate } from '../../values/typed-date.ts';
import { useField } from './use-field.ts';

// Where text is large the year, or each of the three, goes to a line of its own.
const Parts = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    maxWidth: '20rem',
    alignItems: 'flex-end',
    '& > *': { flex: '1 0 0', minWidth: '3.5rem' },
    '& > :last-child': { flexGrow: '1.5', minWidth: '4.5rem' },
  },
});

/** A whole date in the first field goes to all three. */
function spread(day: HTMLInputElement | null, id: string): void {
  const date = day && partsOfDate(day.value);
  if (!date) return;
  for (const part of dateParts) {
    const field = day.form?.elements.namedItem(`${id}-${part}`);
    if (field instanceof HTMLInputElement && setValue(field, date[part]))
      field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

interface DatePartsProps {
  /** Begins the ids of the three. */
  id: string;
  /** Id of the one to fix. */
  wrong?: string;
}

/** Day, month and year of a date. */
export function DateParts({ id, wrong }: DatePartsProps) {
  const { t } = useTranslation('calculators');
  const day = useRef<HTMLInputElement>(null);
  // Also of what was pasted before React hydrated.
  useEffect(() => spread(day.current, id), [id]);
  return (
    <Parts>
      {dateParts.map((part) => {
        const isWrong = wrong === `${id}-${part}`;
        return (
          <div key={part}>
            <label htmlFor={`${id}-${part}`}>{t(`date.${part}`)}</label>
            <TextControl
              ref={part === 'day' ? day : undefined}
              onInput={part === 'day' ? ({ currentTarget }) => spread(currentTarget, id) : undefined}
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
  );
}

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
      <DateParts id={id} wrong={error?.field} />
    </FieldGroup>
  );
}
