import type { ComponentType } from 'react';
import type { Namespace } from '../i18n/resources.ts';

export interface IslandContentProps {
  /** Which of several islands of the same kind this one is, such as the list that a checklist shows. */
  subject: string;
}

/** What an island's `<name>-island.ts` exports as `island`: the code and the words that it needs in the browser. */
export interface IslandEntry {
  /** The file that exports its component alone. */
  load: () => Promise<Record<string, ComponentType<IslandContentProps>>>;
  /** Locale files that the island reads besides `common`; of some kinds each subject reads its own. */
  namespaces: (subject: string) => readonly Namespace[];
  /** Those of them that it reads in English too, for what it shows beside the page's language. */
  inEnglish?: IslandEntry['namespaces'];
  /**
   * True when it shows no amount: it then hydrates without the figures of the law, and without the tenth of a second
   * that a slow phone takes for its number format.
   */
  showsNoAmount?: true;
}
