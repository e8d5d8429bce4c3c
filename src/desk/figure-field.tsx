/**
 * A field for a number that keeps what is typed: the CMS's own would empty itself at what it cannot read, and takes
 * 1,500 for 1.
 */
import CMS from '@sveltia/cms';
import { readAmount } from '../values/typed-amount.ts';

/** An amount as a number, nothing where nothing stands, and else what is typed, which the form refuses in words. */
export function figureIn(typed: string) {
  // Two prices with a comma between them, or paise, are none.
  const amount = /,\p{Nd}{4}|\.(?!0)\p{Nd}/u.test(typed) ? typed : readAmount(typed);
  return typeof amount === 'number' ? amount : typed || null;
}

CMS.registerFieldType('figure', ({ value, forID, classNameWrapper, onChange }) => (
  <input
    // What is typed stands as it is, until a draft or another pane says something else.
    ref={(input) => {
      if (input && figureIn(input.value) !== (value ?? null)) input.value = value ?? '';
    }}
    id={forID}
    className={classNameWrapper}
    inputMode="decimal"
    onInput={({ currentTarget }) => onChange(figureIn(currentTarget.value))}
  />
));
