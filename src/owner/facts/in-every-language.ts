/** Judges what the owner says in every language. */
import { isLanguage, languages as languageTable } from '../../i18n/languages.ts';
import { scripts, type Script } from '../../i18n/scripts.ts';
import { hasScript } from '../../locale-tools/text-analysis.ts';
import { refusal, type FactFile, type Written } from '../../setup/fact-file.ts';

/** The figures of a text, whatever their order and grouping. */
const figuresOf = (text: string) => (text.replace(/(\d),(?=\d)/g, '$1').match(/\d+/g) ?? []).toSorted().join(' ');

/** The script of another language in which a text is written; a short name like A-12 stands in any. */
function foreignScriptIn(words: string, own: Script): Script | undefined {
  const others = (Object.keys(scripts) as Script[]).filter((script) => script !== own);
  const isLeftInEnglish = own !== 'Latin' && !hasScript(words, own) && /\p{Script=Latin}{3}/u.test(words);
  return others.find((script) => hasScript(words, script) && (script !== 'Latin' || isLeftInEnglish));
}

interface SaidText {
  /** What people call it. */
  name: string;
  text: Written | undefined;
  /** What it stands in, whose line is named where the text is missing. */
  group: Written | undefined;
  languages: readonly string[];
  mayBeEmpty: boolean;
}

/** Faults of a text that is said in every language, or in none where it may be left out. */
export function* textFaults(file: FactFile, { name, text, group, languages, mayBeEmpty }: SaidText): Iterable<string> {
  if (text?.kind !== 'group') {
    yield refusal(file, text ?? group, `${name} is not said language by language, so no page could show it. Write it as { ` +
      `${languages.map((code) => `${code}: '…'`).join(', ')} }.`);
    return;
  }
  for (const [code, part] of text.parts) {
    if (!languages.includes(code)) yield refusal(file, part, `${name} is said in '${code}', which is no language of the site. Its languages ` +
      `are ${languages.join(', ')}.`);
    else if (part.kind !== 'text') yield refusal(file, part, `${name} in '${code}' is no text, so no page could show it. Put it in quotation marks.`);
  }
  const said = new Map(languages.flatMap((code) => (text.parts.get(code)?.value.trim() ? [[code, text.parts.get(code)?.value ?? ''] as const] : [])));
  if (said.size === 0 && mayBeEmpty) return;
  const missing = languages.filter((code) => !said.has(code));
  if (missing.length > 0) {
    const others = said.size > 0 ? ` but in ${[...said.keys()].join(', ')}` : '';
    yield refusal(file, text, `${name} is not said in ${missing.join(', ')}${others}, so some pages would keep it back. Say it in every ` +
      `language${mayBeEmpty ? ', or in none' : ''}.`);
    return;
  }
  for (const [code, words] of said) {
    if (!isLanguage(code)) continue;
    const { script, endonym } = languageTable[code];
    const foreign = foreignScriptIn(words, script);
    if (foreign) yield refusal(file, text.parts.get(code), `${name} in '${code}' stands in ${foreign} letters, "${words}", which readers of ` +
      `${endonym} may not know. Write it in ${script} letters.`);
  }
  const [[first = '', model = ''] = []] = said;
  for (const [code, words] of said) {
    if (figuresOf(words) === figuresOf(model)) continue;
    yield refusal(file, text.parts.get(code), `${name} has other figures in '${code}' than in '${first}', which says "${model}". Write the ` +
      `same figures in every language.`);
  }
}
