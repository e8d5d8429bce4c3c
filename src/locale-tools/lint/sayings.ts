/** What is wrong and what to do about it, in the language into which one translates: a sentence beside the finding in English. */
import { ruleMessage } from '../../messages/messages.ts';

/** The sentence for a finding, with what it quotes in the place of “%”; undefined where the language has none. */
export const sayingOf = (rule: string, language: string, what: string) =>
  ruleMessage(rule, language)?.replace('%', () => (what.match(/“[^”]*”/g) ?? []).join(', '));
