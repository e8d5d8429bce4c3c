/** What the office charges for help with passports, beside the government's fee: empty while undecided, 'none', or a sentence. */
import { passportCharge } from './passport-charge.json?fact';

export { passportCharge };
