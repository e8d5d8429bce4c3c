/** The fields of the letter, once, a row each, from which the form is drawn and read and the letter is written. */

/** Happenings with a decision of the insurer. */
const decided = ['refused', 'cut', 'cashless'] as const;
const undecided = ['late', 'silent'] as const;
const judged = ['refused', 'cut'] as const;
const others = ['nominee', 'heir', 'member'] as const;
const lives = ['life', 'maturity'] as const;
const vehicles = ['vehicle', 'theft'] as const;

/** What is chosen in the form, by the names of the fields. */
export const choices = {
  happened: [...decided, ...undecided],
  line: ['health', ...lives, ...vehicles, 'travel'],
  ground: ['delay', 'paper', 'condition', 'illness', 'concealed', 'other'],
  /** In which right the visitor writes. */
  role: ['holder', ...others],
  way: ['hand', 'post', 'email'],
} as const;

type Chosen = { [Name in keyof typeof choices]: (typeof choices)[Name][number] };

export type LetterChoices = Pick<Chosen, 'happened' | 'line' | 'role'> & Partial<Chosen>;

/** For each choice that is named, the values of it that make the case. */
type When = { readonly [Choice in keyof LetterChoices]?: readonly LetterChoices[Choice][] };

/** Whether what is chosen makes the case. */
export const isCase = (when: When, chosen: Partial<LetterChoices>) =>
  (Object.keys(when) as (keyof When)[]).every((name) => (when[name] as readonly unknown[]).includes(chosen[name]));

export interface ClaimField {
  /** `past`: a day that cannot lie ahead. `short`: a text of one line; `text`: of several. */
  kind: 'choice' | 'short' | 'text' | 'date' | 'past' | 'amount' | 'tick';
  /** Asked in this case alone. */
  when?: When;
  required?: true | When;
  /** Lines that it has in the form. */
  rows?: number;
  /** What a browser may fill in, because it is the writer's own. */
  autoComplete?: string;
}

/**
 * In the order of the form, by its parts. The words of each stand under `fields` in claim-letter.json, by its name;
 * behind a hyphen, that of its label.
 */
export const formParts = {
  matter: {
    happened: { kind: 'choice', required: true },
    line: { kind: 'choice', required: true },
    ground: { kind: 'choice', when: { happened: judged } },
    since: {
      kind: 'date',
      when: { happened: judged, ground: ['illness', 'concealed'], line: ['health', 'life'] },
    },
    traceless: { kind: 'tick', when: { happened: judged, ground: ['delay'], line: ['theft'] } },
    complete: { kind: 'tick', when: { happened: undecided } },
  },
  claim: {
    insurer: { kind: 'short', required: true },
    policy: { kind: 'short', required: true },
    number: { kind: 'short' },
    claimed: { kind: 'past', required: true },
    decided: { kind: 'past', when: { happened: decided }, required: true },
    event: { kind: 'date', required: { line: ['maturity'] } },
    amount: { kind: 'amount', required: { line: ['health', ...vehicles, 'travel'] } },
    paid: { kind: 'amount', when: { happened: ['cut'] }, required: true },
  },
  writer: {
    role: { kind: 'choice', required: true },
    'insured-health': { kind: 'short', when: { line: ['health'] } },
    'insured-life': { kind: 'short', when: { line: lives }, required: true },
    'insured-vehicle': { kind: 'short', when: { line: vehicles } },
    'insured-travel': { kind: 'short', when: { line: ['travel'] } },
    why: { kind: 'text', required: true, rows: 6 },
    name: { kind: 'short', required: true, autoComplete: 'name' },
    address: { kind: 'text', required: true, rows: 3, autoComplete: 'street-address' },
  },
  more: {
    place: { kind: 'short' },
    policyholder: { kind: 'short', when: { role: others } },
    card: { kind: 'short', when: { line: ['health'] } },
    office: { kind: 'text', rows: 2 },
    way: { kind: 'choice' },
  },
} as const satisfies Record<string, Record<string, ClaimField>>;

export const claimFields = { ...formParts.matter, ...formParts.claim, ...formParts.writer, ...formParts.more };

export type FieldName = keyof typeof claimFields;

/** What a field offers to choose. */
export const optionsOf = (name: FieldName): readonly string[] => choices[name as keyof Chosen];

export const fieldNames = Object.keys(claimFields) as FieldName[];

/** In the order in which the letter numbers them, each with the case in which it is enclosed. */
const enclosures = {
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

/** Name of the box by which an enclosure is ticked. */
export const enclosureBox = (name: Enclosure) => `enclosed-${name}`;

/** By the name of a field or a box, in which case it is asked. */
const asked: Readonly<Record<string, Partial<ClaimField>>> = {
  ...claimFields,
  ...Object.fromEntries(enclosureNames.map((name) => [enclosureBox(name), { when: enclosures[name] }])),
};

/** Whether a field or a box is asked after these choices. */
export const isFieldAsked = (name: string, chosen: Partial<LetterChoices>) => isCase(asked[name]?.when ?? {}, chosen);

/** Begins the ids and names of the form's fields. */
export const letterForm = 'claim-letter';

/** Query of an address that brings choices along, by the letter's fields. */
export const letterQuery = (choices: Readonly<Record<string, string>>) =>
  `?${new URLSearchParams(Object.entries(choices).map(([name, value]) => [`${letterForm}-${name}`, value]))}`;
