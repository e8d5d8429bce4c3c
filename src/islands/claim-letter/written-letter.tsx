import { chakra } from '@chakra-ui/react';
import { Copy, Mail, Printer } from 'lucide-react';
import { startTransition, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../components/button.tsx';
import { useGreeting, useWhatsappAddress } from '../../components/contact-links.tsx';
import { Heading } from '../../components/heading.tsx';
import { WhatsappButtonLink } from '../../components/whatsapp-button-link.tsx';
import { defaultLanguage } from '../../i18n/languages.ts';
import { office } from '../../office/office.ts';
import { useCurrentPage } from '../../site/current-page.tsx';
import type { ClaimFacts } from './claim-facts.ts';
import { DatesList } from './dates-list.tsx';
import { letterIn, plainText } from './letter.ts';
import { LetterText } from './letter-text.tsx';
import { PrintedLetter } from './printed-letter.tsx';

const Parts = chakra('div', { base: { display: 'grid', gap: '4', marginTop: '4' } });

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    '& > *': { minWidth: '0' },
    lg: { gridAutoFlow: 'column', gridAutoColumns: '1fr' },
  },
});

const Paper = chakra('section', {
  base: {
    display: 'grid',
    gap: '2',
    alignContent: 'start',
    padding: '2',
    borderWidth: 'control',
    borderColor: 'edge.control',
    borderRadius: 'small',
    background: 'bg',
  },
});

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1', _print: { display: 'none' } },
});

/** Copies a text; says what to do where the browser does not let pages copy. */
function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation('claim-letter');
  const [outcome, setOutcome] = useState<'copied' | 'copyByHand'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('copyByHand');
    }
  };
  return (
    <>
      <Button type="button" variant="outline" onClick={() => void copy()}>
        <Copy size={20} />
        {t('actions.copy')}
      </Button>
      <span role="status">{outcome && t(`actions.${outcome}`)}</span>
    </>
  );
}

/** Ways to ask the office: they carry one line, and nothing of the letter. */
function AskTheOffice() {
  const { t } = useTranslation('claim-letter');
  const topic = t('topic');
  const greeting = useGreeting(topic);
  return (
    <div>
      <Actions>
        <WhatsappButtonLink href={useWhatsappAddress(topic)} variant="outline">
          {t('actions.ask')}
        </WhatsappButtonLink>
        <ButtonLink
          href={`mailto:${office.email.value}?subject=${encodeURIComponent(topic)}&body=${encodeURIComponent(greeting)}`}
          variant="outline"
        >
          <Mail size={20} />
          {t('actions.mail')}
        </ButtonLink>
      </Actions>
      <chakra.p textStyle="small">{t('actions.askNote')}</chakra.p>
    </div>
  );
}

/** The letter with its reading in the page's language beside it, what to do with it, and the dates that follow from it. */
export function WrittenLetter({ facts }: { facts: ClaimFacts }) {
  const { t, i18n } = useTranslation('claim-letter');
  const { language } = useCurrentPage();
  const [isPrinting, setPrinting] = useState(false);
  const stopPrinting = useCallback(() => setPrinting(false), []);
  const letter = letterIn(defaultLanguage, i18n, facts);
  return (
    <Parts data-written="">
      <Actions>
        <Button type="button" variant="brand" onClick={() => startTransition(() => setPrinting(true))}>
          <Printer size={20} />
          {t('actions.print')}
        </Button>
        <CopyButton text={plainText(letter)} />
      </Actions>
      <Columns>
        <Paper aria-labelledby="claim-letter-english">
          <Heading level={3} id="claim-letter-english">
            {t('headings.letter')}
          </Heading>
          <LetterText letter={letter} lang="en" />
        </Paper>
        {language !== defaultLanguage && (
          <Paper aria-labelledby="claim-letter-reading">
            <Heading level={3} id="claim-letter-reading">
              {t('headings.reading')}
            </Heading>
            <LetterText letter={letterIn(language, i18n, facts)} />
          </Paper>
        )}
      </Columns>
      <DatesList facts={facts} />
      <AskTheOffice />
      {isPrinting && <PrintedLetter letter={letter} onPrinted={stopPrinting} />}
    </Parts>
  );
}
