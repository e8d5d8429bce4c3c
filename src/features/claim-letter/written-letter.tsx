import { chakra } from '@chakra-ui/react';
import { Copy, Mail, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../components/button.tsx';
import { useGreeting, useWhatsappAddress } from '../../components/contact-links.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { WhatsappButtonLink } from '../../components/whatsapp-button-link.tsx';
import { defaultLanguage } from '../../i18n/languages.ts';
import { mailLink } from '../../office/links.ts';
import { office } from '../../office/office.ts';
import { useCurrentPage } from '../../site/current-page.tsx';
import type { ClaimFacts } from './claim-facts.ts';
import { DatesList } from './dates-list.tsx';
import { letterIn } from './letter.ts';
import { plainText } from './plain-letter.ts';
import { LetterPaper } from './letter-paper.tsx';
import { LetterText } from './letter-text.tsx';
import { PrintedLetter } from './printed-letter.tsx';

// Beside each other on wide screens, where the page places them.
const Parts = chakra('div', { base: { display: 'grid', gap: '2', marginTop: '2', lg: { display: 'contents' } } });

const Rest = chakra('div', {
  base: { display: 'grid', gap: '2', minWidth: '0', lg: { gridArea: 'rest', marginTop: '2' } },
});

const Instructions = chakra('ol', {
  base: { display: 'grid', gap: '1', maxWidth: 'measure', listStyle: 'decimal', paddingInlineStart: '2em' },
});

const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    lg: { gridArea: 'actions', marginTop: '2' },
    _print: { display: 'none' },
  },
});

/** Ways to ask the office: they carry one line, and nothing of the letter. */
function AskOnWhatsapp() {
  const { t } = useTranslation('claim-letter');
  return (
    <WhatsappButtonLink href={useWhatsappAddress(t('topic'))} variant="outline">
      {t('actions.ask')}
    </WhatsappButtonLink>
  );
}

function AskByEmail() {
  const { t } = useTranslation('claim-letter');
  const topic = t('topic');
  const greeting = useGreeting(topic);
  return (
    <div>
      <ButtonLink href={mailLink(office.email.value, topic, greeting)} variant="outline">
        <Mail size={20} />
        {t('actions.mail')}
      </ButtonLink>
      <chakra.p textStyle="small">{t('actions.askNote')}</chakra.p>
    </div>
  );
}

/** What to do with the letter, the letter, what it says in the page's language, and the dates that follow from it. */
export function WrittenLetter({ facts }: { facts: ClaimFacts }) {
  const { t, i18n } = useTranslation('claim-letter');
  const { language } = useCurrentPage();
  const letter = letterIn(defaultLanguage, i18n, facts);
  return (
    <Parts>
      <Actions data-controls="">
        <Button type="button" variant="brand" onClick={() => print()}>
          <Printer size={20} />
          {t('actions.print')}
        </Button>
        <Button
          type="button"
          variant="outline"
          data-copy={plainText(letter)}
          data-copied={t('actions.copied')}
          data-failed={t('actions.copyByHand')}
        >
          <Copy size={20} />
          {t('actions.copy')}
        </Button>
        <span role="status" data-part="status" />
        <AskOnWhatsapp />
      </Actions>
      <LetterPaper letter={letter} />
      <Rest>
        <Instructions>
          {t('send').map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Instructions>
        <div>
          {language !== defaultLanguage && (
            <Disclosure title={t('headings.reading')}>
              <LetterText letter={letterIn(language, i18n, facts)} />
            </Disclosure>
          )}
          <DatesList facts={facts} />
        </div>
        <AskByEmail />
      </Rest>
      <PrintedLetter letter={letter} />
    </Parts>
  );
}
