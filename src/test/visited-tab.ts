/** What the reference of a visit knows of one tab. */
import type { Entry, TabOfPages } from './tab-of-pages.ts';

export interface Entered {
  /** Which step it was; nothing counts but the order. */
  step: number;
  value?: string | undefined;
}

export class VisitedTab {
  /** The last that was entered here, by key; without a value it was erased. */
  readonly entered = new Map<string, Entered>();
  /** When each place in the history was left, and when the script first came to it. */
  readonly left = new Map<Entry, number>();
  readonly come = new Map<Entry, number>();
  /** By place in the history, what was entered while no script was there. */
  readonly unseen = new Map<Entry, Map<string, string>>();
  /** Whether the script comes at once with each page. */
  isQuick = true;
  readonly session: Storage;
  readonly pages: TabOfPages;

  constructor(session: Storage, pages: TabOfPages) {
    this.session = session;
    this.pages = pages;
  }
}
