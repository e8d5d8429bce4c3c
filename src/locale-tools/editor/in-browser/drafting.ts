/** Takes what is typed in the panel to the check and to the locale files. */
import type { Finding } from '../../lint/findings.ts';
import type { DraftedText, SaveAnswer, TextKey } from '../protocol.ts';
import type { LanguageField } from './language-field.ts';
import { judgeText, saveText } from './api-client.ts';

/** What became of the texts: `unchanged` when there was nothing to save, `unreachable` when the server did not answer. */
export type Outcome = SaveAnswer['outcome'] | 'unchanged' | 'unreachable';

export interface Drafting {
  /** Asks the check once typing pauses. */
  judgeSoon(): void;
  judge(): Promise<void>;
  save(): Promise<Outcome>;
  stop(): void;
}

/** Typing is judged after a pause, in milliseconds. */
const pause = 200;

export function createDrafting({ file, key }: TextKey, fields: readonly LanguageField[], showFindings: (findings: readonly Finding[]) => void): Drafting {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const drafted = (some: readonly LanguageField[]): DraftedText => ({ file, key, drafts: some.map((field) => field.draft()) });
  const changed = () => fields.filter((field) => field.draft().value !== field.draft().opened);

  async function judge(): Promise<void> {
    const { findings, fixed } = await judgeText(drafted(fields));
    showFindings(findings);
    for (const field of fields) field.offerFix(fixed[field.draft().language]);
  }

  async function save(): Promise<Outcome> {
    const touched = changed();
    if (touched.length === 0) return 'unchanged';
    const answer = await saveText(drafted(touched)).catch(() => undefined);
    if (!answer) return 'unreachable';
    if (answer.outcome === 'conflict') {
      for (const field of touched) {
        const theirs = answer.values[field.draft().language];
        if (theirs !== undefined && theirs !== field.draft().opened) field.showConflict(theirs);
      }
      return 'conflict';
    }
    showFindings(answer.findings);
    if (answer.outcome === 'saved') for (const field of touched) field.settle();
    return answer.outcome;
  }

  const stop = () => clearTimeout(waiting);
  return {
    judge,
    save,
    stop,
    judgeSoon() {
      stop();
      waiting = setTimeout(() => void judge(), pause);
    },
  };
}
