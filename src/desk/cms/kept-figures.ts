/**
 * Keeps figures that are typed into the CMS's fields of numbers: it takes for nothing what it cannot read as one, and
 * 1,500 for 1.
 */
import { withLatinDigits } from '../../values/typed-digits.ts';

/**
 * A sum without what stands around it and between its groups; two sums become a fraction, which no price may be: the
 * CMS would take nothing else that is wrong.
 */
export const figureIn = (typed: string) =>
  typed
    .replace(/\p{Nd}/gu, withLatinDigits)
    .replace(/^\D+|,(?=$|\d{2,3}(?!\d))/g, '')
    .replace(/\D+/g, '.')
    .replace(/(\.\d+)\D+$/, '$1');

const keepFigures = ({ target }: Event) => {
  const field = target as HTMLInputElement;
  if (field.role === 'spinbutton') field.value = figureIn(field.value);
};

addEventListener('input', keepFigures, true);
