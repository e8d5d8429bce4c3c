/** What a letter knows of a claim. */
import type { CalendarDate } from '../../values/calendar-date.ts';

export const happenings = ['refused', 'cut', 'cashless', 'late', 'silent'] as const;

export type Happening = (typeof happenings)[number];

export const insuranceLines = ['health', 'life', 'maturity', 'vehicle', 'theft', 'travel'] as const;

export type ClaimLine = (typeof insuranceLines)[number];

/** In which right the visitor writes. */
export const roles = ['holder', 'nominee', 'heir', 'member'] as const;

type Role = (typeof roles)[number];

/** Who or what is insured, by its field. */
export const insuredFields = ['health', 'life', 'vehicle', 'travel'] as const;

export const insuredFieldOf = (line: ClaimLine) => (line === 'maturity' ? 'life' : line === 'theft' ? 'vehicle' : line);

/** On what the company's decision rests. */
export const grounds = ['delay', 'paper', 'condition', 'illness', 'concealed', 'other'] as const;

type Ground = (typeof grounds)[number];

/** How the letter goes. */
export const ways = ['hand', 'post', 'email'] as const;

type Way = (typeof ways)[number];

/** In the order in which the letter numbers them. */
export const enclosures = [
  'policy',
  'claimForm',
  'decision',
  'bills',
  'reports',
  'deathCertificate',
  'queries',
  'earlier',
  'cheque',
  'identity',
] as const;

export type Enclosure = (typeof enclosures)[number];

export interface ClaimFacts {
  happened: Happening;
  line: ClaimLine;
  role: Role;
  insurer: string;
  /** Empty where it is not known, as the next two, the place and the number. */
  insurerAddress: string;
  /** Where somebody else writes. */
  policyholder: string;
  /** Of the health card. */
  card: string;
  way: Way | undefined;
  policy: string;
  number: string;
  insured: string;
  /** Day of the letter. */
  sent: CalendarDate;
  claimed: CalendarDate;
  /** When it happened; of a maturity, when it was due. */
  event: CalendarDate | undefined;
  place: string;
  ground: Ground | undefined;
  /** From when the cover has run without a break, where the decision's ground asks for it. */
  since: CalendarDate | undefined;
  /** Whether the police heard of a theft at once, and have closed it. */
  isTraceless: boolean;
  /** Whether the company has every paper it asked for. */
  isComplete: boolean;
  /** Where the company has decided. */
  decided: CalendarDate | undefined;
  /** Undefined where a life insurance is to pay its sum. */
  amount: number | undefined;
  /** Where a part was paid. */
  paid: number | undefined;
  why: string;
  name: string;
  address: string;
  enclosures: readonly Enclosure[];
}

/** What is known of a claim while its letter is still being written. */
export type ClaimDraft = { readonly [Fact in keyof ClaimFacts]?: ClaimFacts[Fact] | undefined };

/** Whether somebody else writes because the person whose life is insured has died. */
export const isAfterDeath = ({ line, role }: ClaimDraft) => line === 'life' && (role === 'nominee' || role === 'heir');

/** The cases in which something is enclosed; where none is named, in all. */
export const enclosedOnly: Readonly<Partial<Record<Enclosure, 'decided' | 'billed' | 'life'>>> = {
  decision: 'decided',
  bills: 'billed',
  deathCertificate: 'life',
};

/** Whether the insurer has made a decision in this case. */
export const isDecided = (happened: Happening) => happened !== 'late' && happened !== 'silent';
