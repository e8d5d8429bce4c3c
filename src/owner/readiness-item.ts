import type { RuleId } from '../messages/messages.ts';

/** One open point, with what the owner does about it. */
export interface ReadinessItem {
  /** An essential point would mislead visitors or lose their messages; it refuses a release. */
  isEssential: boolean;
  /** The same in the other languages of the office, by its message, with what it is about. */
  id?: RuleId;
  about?: string;
  what: string;
  remedy: string;
}
