import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../components/disclosure.tsx';
import { defaultLanguage } from '../../i18n/languages.ts';
import { letterIn } from './letter.ts';
import { LetterText } from './letter-text.tsx';

/** Printed only where the visitor has opened it, on a sheet of its own. */
const Sheet = chakra('div', {
  base: {
    maxWidth: 'wide',
    lg: { gridArea: 'paper' },
    _print: { '&:not(:has([open]))': { display: 'none' }, breakBefore: 'page', breakInside: 'avoid' },
  },
});

/** Id of the fold. */
export const blankLetterId = 'letter-by-hand';

/** The letter for whoever has no script, no printer or no patience for forms. */
export function BlankLetter() {
  const { t, i18n } = useTranslation('claim-letter');
  return (
    <Sheet>
      <Disclosure title={t('blank.title')} id={blankLetterId}>
        <p>{t('blank.intro')}</p>
        <chakra.div marginTop="2" padding="2" borderWidth="hairline" borderColor="edge" borderRadius="small">
          <LetterText letter={letterIn(defaultLanguage, i18n)} lang="en" />
        </chakra.div>
      </Disclosure>
    </Sheet>
  );
}
