/** Reads what a visitor put into the fields of a form, and notes what is to be corrected. */
import type { TFunction } from 'i18next';
import limits from '../../values/limits.json' with { type: 'json' };
import { dayInIndia, daysInMonth, isoDate, type CalendarDate } from '../../values/calendar-date.ts';
import { readAmount } from '../../values/typed-amount.ts';
import { readDate } from '../../values/typed-date.ts';
import { visibleText } from '../../values/visible-text.ts';

/** A field to correct, by its id, and the sentence that says how. */
export interface FieldError {
  field: string;
  sentence: string;
}

export type FormReader = ReturnType<typeof createFormReader>;

/**
 * `idPrefix` begins the ids of the form's fields; `whenEmpty` is what an empty field means, or the sentence that asks
 * for it.
 */
export function createFormReader(form: HTMLFormElement, idPrefix: string, t: TFunction<'calculators'>) {
  const errors: FieldError[] = [];
  const controlOf = (name: string) => form.elements.namedItem(`${idPrefix}-${name}`);
  const valueOf = (name: string): string => {
    const control = controlOf(name);
    return control && 'value' in control ? String(control.value) : '';
  };
  const refuse = (name: string, sentence: string): undefined =>
    void errors.push({ field: `${idPrefix}-${name}`, sentence });
  return {
    errors: errors as readonly FieldError[],
    /** The day on which it is read, in India. */
    today: dayInIndia(new Date()),
    refuse,
    /** The value of the chosen one. */
    choice: valueOf,
    /** As typed, without the space around it, empty where nothing of it is seen. */
    text(name: string, whenEmpty?: string): string {
      const text = valueOf(name).trim();
      if (visibleText(text) !== '') return text;
      if (whenEmpty !== undefined) refuse(name, whenEmpty);
      return '';
    },
    isTicked(name: string): boolean {
      const control = controlOf(name);
      return control instanceof HTMLInputElement && control.checked;
    },
    /** Rupees; undefined once an error is noted. */
    amount(name: string, whenEmpty: number | string): number | undefined {
      const amount = readAmount(valueOf(name));
      if (amount === 'empty') return typeof whenEmpty === 'number' ? whenEmpty : refuse(name, whenEmpty);
      if (typeof amount === 'string') return refuse(name, t(`errors.amount.${amount}`));
      return amount > limits.greatestAmount ? refuse(name, t('errors.amount.tooGreat')) : amount;
    },
    /** Undefined once an error is noted. */
    date(name: string, whenEmpty: CalendarDate | string | undefined): CalendarDate | undefined {
      const date = readDate({
        day: valueOf(`${name}-day`),
        month: valueOf(`${name}-month`),
        year: valueOf(`${name}-year`),
      });
      if (!('error' in date)) return date;
      const { error, year = 0, month = 0 } = date;
      const part = `${name}-${date.part}`;
      if (error === 'empty') return typeof whenEmpty === 'string' ? refuse(part, whenEmpty) : whenEmpty;
      const words = { month: isoDate({ year, month, day: 1 }).slice(0, 7), days: daysInMonth(year, month) };
      return refuse(part, t(`errors.date.${error}`, words));
    },
  };
}
