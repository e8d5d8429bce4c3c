/**
 * What the office charges for help with passports, beside the government's fee: empty while undecided, 'none',
 * 'listed' where the list alone says it, or a sentence; a list of prices; and how one can pay.
 */
import { kinds, passportCharge, payment } from './passport-charge.json?fact';

export { kinds, passportCharge, payment };
