/** One open point, with what the owner does about it. */
export interface ReadinessItem {
  /** An essential point would mislead visitors or lose their messages; it refuses a release. */
  isEssential: boolean;
  what: string;
  remedy: string;
}
