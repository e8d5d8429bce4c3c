/** Who works in the office and answers visitors, the first of them also on the front page. */
import { people } from './people.json?fact';

export { people };

export type Person = (typeof people)[number];
