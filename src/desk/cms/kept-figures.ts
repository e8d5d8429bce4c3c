/**
 * Keeps figures that are typed into the CMS's fields of numbers: it takes for nothing what it cannot read as one, and
 * 1,500 for 1.
 */
import { withLatinDigits } from '../../values/typed-digits.ts';

const keepFigures = ({ target }: Event) => {
  const field = target as HTMLInputElement;
  if (field.role === 'spinbutton') field.value = withLatinDigits(field.value).replace(/[^\d.]/g, '');
};

addEventListener('input', keepFigures, true);
