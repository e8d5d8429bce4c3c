/** The fields of the letter, once, a row each, from which the form is drawn and read and the letter is written. */

/** Happenings with a decision of the insurer. */
export const decided = ['refused', 'cut', 'cashless'] as const;
const undecided = ['late', 'silent'] as const;
const judged = ['refused', 'cut'] as const;
const others = ['nominee', 'heir', 'member'] as const;
const lives = ['life', 'maturity'] as const;
const vehicles = ['vehicle', 'theft'] as const;

export const happenings = [...decided, ...undecided] as const;
export const insuranceLines = ['health', ...lives, ...vehicles, 'travel'] as const;
export const grounds = ['delay', 'paper', 'condition', 'illness', 'concealed', 'other'] as const;
export const roles = ['holder', ...others] as const;
const ways = ['hand', 'post', 'email'] as const;

/** What is chosen in the form. */
export interface LetterChoices {
  happened: (typeof happenings)[number];
  line: (typeof insuranceLines)[number];
  ground?: (typeof grounds)[number];
  /** In which right the visitor writes. */
  role: (typeof roles)[number];
  way?: (typeof ways)[number];
}

export type Happening = LetterChoices['happened'];
export type ClaimLine = LetterChoices['line'];

/** A case: of each choice named, one of these is made. */
export type When = { readonly [Choice in keyof LetterChoices]?: readonly LetterChoices[Choice][] };

/** Whether a claim is such a case. */
export const isCase = (when: When, chosen: Partial<LetterChoices>) =>
  (Object.keys(when) as (keyof When)[]).every((name) => (when[name] as readonly unknown[]).includes(chosen[name]));

export interface ClaimField {
  part: 'matter' | 'claim' | 'writer' | 'more';
  /** `past`: a day that cannot lie ahead. `text`: of several lines. */
  kind: 'choice' | 'line' | 'text' | 'date' | 'past' | 'amount' | 'tick';
  /** Where its label stands under `fields` in claim-letter.json, if not under its name. */
  words?: 'insurerAddress' | `insured.${'health' | 'life' | 'vehicle' | 'travel'}`;
  /** Asked in this case alone. */
  when?: When;
  required?: true | When;
  options?: readonly string[];
  /** Lines that it has in the form. */
  rows?: number;
  /** Its place among the details of the letter. */
  row?: number;
  /** Whose address in the letter it belongs to. */
  side?: 'insurer' | 'sender';
}

const insured = (kind: 'health' | 'life' | 'vehicle' | 'travel', line: readonly ClaimLine[]) =>
  ({ part: 'writer', kind: 'line', words: `insured.${kind}`, when: { line } }) as const;

/** In the order of the form. */
export const claimFields = {
  happened: { part: 'matter', kind: 'choice', options: happenings, required: true },
  line: { part: 'matter', kind: 'choice', options: insuranceLines, required: true },
  ground: { part: 'matter', kind: 'choice', options: grounds, when: { happened: judged } },
  since: {
    part: 'matter',
    kind: 'date',
    when: { happened: judged, ground: ['illness', 'concealed'], line: ['health', 'life'] },
  },
  traceless: { part: 'matter', kind: 'tick', when: { happened: judged, ground: ['delay'], line: ['theft'] } },
  complete: { part: 'matter', kind: 'tick', when: { happened: undecided } },
  insurer: { part: 'claim', kind: 'line', required: true, side: 'insurer' },
  policy: { part: 'claim', kind: 'line', required: true, row: 1 },
  number: { part: 'claim', kind: 'line', row: 2 },
  claimed: { part: 'claim', kind: 'past', required: true, row: 8 },
  decided: { part: 'claim', kind: 'past', when: { happened: decided }, required: true, row: 9 },
  event: { part: 'claim', kind: 'date', required: { line: ['maturity'] }, row: 7 },
  amount: { part: 'claim', kind: 'amount', required: { line: ['health', ...vehicles, 'travel'] }, row: 10 },
  paid: { part: 'claim', kind: 'amount', when: { happened: ['cut'] }, required: true, row: 11 },
  role: { part: 'writer', kind: 'choice', options: roles, required: true, row: 6 },
  'insured-health': insured('health', ['health']),
  'insured-life': { ...insured('life', lives), required: true },
  'insured-vehicle': insured('vehicle', vehicles),
  'insured-travel': insured('travel', ['travel']),
  why: { part: 'writer', kind: 'text', required: true, rows: 6 },
  name: { part: 'writer', kind: 'line', required: true, side: 'sender' },
  address: { part: 'writer', kind: 'text', required: true, rows: 3, side: 'sender' },
  place: { part: 'more', kind: 'line' },
  policyholder: { part: 'more', kind: 'line', when: { role: others }, row: 5 },
  card: { part: 'more', kind: 'line', when: { line: ['health'] }, row: 3 },
  office: { part: 'more', kind: 'text', words: 'insurerAddress', rows: 2, side: 'insurer' },
  way: { part: 'more', kind: 'choice', options: ways },
} as const satisfies Record<string, ClaimField>;

export type FieldName = keyof typeof claimFields;

export const fieldNames = Object.keys(claimFields) as FieldName[];

/** In the order in which the letter numbers them, each with the case in which it is enclosed. */
export const enclosures = {
  policy: {},
  claimForm: {},
  decision: { happened: decided },
  bills: { line: ['health', ...vehicles, 'travel'] },
  reports: {},
  deathCertificate: { line: ['life'] },
  queries: {},
  earlier: {},
  cheque: {},
  identity: {},
} as const satisfies Record<string, When>;

export type Enclosure = keyof typeof enclosures;

export const enclosureNames = Object.keys(enclosures) as Enclosure[];
