import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ownWordsIn, type Texts } from '../i18n/own-words-in.ts';
import { useCurrentPage } from '../site/current-page.tsx';

const Note = chakra('small', { base: { textStyle: 'tag' } });

/**
 * Words of the office's own. Behind what is said in another language alone stands in which, so that nobody takes it for
 * a fault; once for all that stands `beside` words which say so.
 */
export function OwnWords({ text, beside = {} }: { text: Texts; beside?: Texts }) {
  const { t } = useTranslation();
  const { language } = useCurrentPage();
  const { words, lang, name } = ownWordsIn(language, text);
  if (!lang) return words;
  return (
    <>
      <span lang={lang}>{words}</span>
      {ownWordsIn(language, beside).lang !== lang && <Note> {t('saidAlone', { language: name })}</Note>}
    </>
  );
}

/** Where in a sentence of ours such words come. */
export const slot = '\uFFFC';

/** A sentence of ours around them. */
export function AroundOwnWords({ sentence, text }: { sentence: string; text: Texts }) {
  const [before, after] = sentence.split(slot);
  return (
    <>
      {before}
      <OwnWords text={text} />
      {after}
    </>
  );
}
