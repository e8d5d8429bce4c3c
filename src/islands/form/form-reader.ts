/** Reads what a visitor put into the fields of a form, and notes what is to be corrected. */
import type { TFunction } from 'i18next';
import figures from '../../facts/figures.json' with { type: 'json' };
import { dayInIndia, daysInMonth, isoDate, type CalendarDate } from '../../values/calendar-date.ts';
import { readAmount } from '../../values/typed-amount.ts';
import { readDate, type DateError } from '../../values/typed-date.ts';
import { visibleText } from '../../values/visible-text.ts';

/** A field to correct, by its id, and the sentence that says how. */
export interface FieldError {
  field: string;
  sentence: string;
}

/** `whenEmpty`: what an empty field means, or the sentence that asks for it. */
export interface FormReader {
  readonly errors: readonly FieldError[];
  /** The day on which it is read, in India. */
  readonly today: CalendarDate;
  /** Rupees; undefined once an error is noted. */
  amount(name: string, whenEmpty: number | string): number | undefined;
  /** A date; undefined once an error is noted. */
  date(name: string, whenEmpty: CalendarDate | string | undefined): CalendarDate | undefined;
  /** The value of the chosen one. */
  choice(name: string): string;
  /** A text as typed, without the space around it, empty where nothing of it is seen; where `whenEmpty` asks for it, an empty one is noted as an error. */
  text(name: string, whenEmpty?: string): string;
  isTicked(name: string): boolean;
  refuse(name: string, sentence: string): undefined;
}

/** `idPrefix` begins the ids of the form's fields. */
export function createFormReader(form: HTMLFormElement, idPrefix: string, t: TFunction<'calculators'>): FormReader {
  const errors: FieldError[] = [];
  const valueOf = (name: string): string => {
    const control = form.elements.namedItem(`${idPrefix}-${name}`);
    return control && 'value' in control ? String(control.value) : '';
  };
  const refuse = (name: string, sentence: string) => void errors.push({ field: `${idPrefix}-${name}`, sentence });
  return {
    errors,
    today: dayInIndia(new Date()),
    refuse,
    choice: valueOf,
    text(name, whenEmpty) {
      const text = valueOf(name).trim();
      if (visibleText(text) !== '') return text;
      if (whenEmpty !== undefined) refuse(name, whenEmpty);
      return '';
    },
    isTicked(name) {
      const control = form.elements.namedItem(`${idPrefix}-${name}`);
      return control instanceof HTMLInputElement && control.checked;
    },
    amount(name, whenEmpty) {
      const amount = readAmount(valueOf(name));
      if (amount === 'empty') return typeof whenEmpty === 'number' ? whenEmpty : refuse(name, whenEmpty);
      if (typeof amount === 'string') return refuse(name, t(`errors.amount.${amount}`));
      return amount > figures.forms.greatestAmount ? refuse(name, t('errors.amount.tooGreat')) : amount;
    },
    date(name, whenEmpty) {
      const date = readDate({
        day: valueOf(`${name}-day`),
        month: valueOf(`${name}-month`),
        year: valueOf(`${name}-year`),
      });
      if (!('error' in date)) return date;
      const part = `${name}-${date.part}`;
      if (date.error !== 'empty') return refuse(part, dateSentence(date, t));
      return typeof whenEmpty === 'string' ? refuse(part, whenEmpty) : whenEmpty;
    },
  };
}

function dateSentence(wrong: Exclude<DateError, { error: 'empty' }>, t: TFunction<'calculators'>): string {
  if (wrong.error !== 'impossible') return t(`errors.date.${wrong.error}`);
  const { year, month } = wrong;
  return t('errors.date.impossible', {
    month: isoDate({ year, month, day: 1 }).slice(0, 7),
    days: daysInMonth(year, month),
  });
}
