/**
 * What the office charges for help with passports, beside the government's fee: empty while undecided, 'none',
 * 'listed' where the list alone says it, or a sentence; a list of prices; and how one can pay.
 */
export const { kinds, passportCharge, payment } = officeFacts['passport-charge'];
