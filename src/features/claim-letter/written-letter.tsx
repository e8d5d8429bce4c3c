import { chakra } from '@chakra-ui/react';
import { Copy, Mail, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink, CopyButton } from '../../components/button.tsx';
import { useGreeting } from '../../components/contact-links.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { Heading } from '../../components/heading.tsx';
import { Row, Small, Stack } from '../../components/layout.tsx';
import { PrintedSheet } from '../../components/printed-sheet.tsx';
import { ChatButtonLink } from '../../components/whatsapp-button-link.tsx';
import { defaultLanguage } from '../../i18n/languages.ts';
import { mailLink } from '../../office/links.ts';
import { ways } from '../../office/ways.ts';
import type { ClaimDetails } from './claim-details.ts';
import { DatesList } from './dates-list.tsx';
import { letterIn } from './letter.ts';
import { plainText } from './plain-letter.ts';
import { LetterText } from './letter-text.tsx';

const Paper = chakra('section', {
  base: {
    display: 'grid',
    gap: '2',
    alignContent: 'start',
    maxWidth: 'wide',
    padding: '2',
    textStyle: 'small',
    borderWidth: 'hairline',
    borderColor: 'edge.control',
    borderRadius: 'small',
    background: 'bg',
    lg: { gridArea: 'paper', position: 'sticky', top: '6.5rem', padding: '3' },
  },
});

/** What to do with the letter, the letter, what it says in the page's language, and the dates that follow from it. */
export function WrittenLetter({ claim }: { claim: ClaimDetails }) {
  const { t, i18n } = useTranslation('claim-letter');
  const letter = letterIn(defaultLanguage, i18n, claim);
  // Ways to ask the office carry one line, and nothing of the letter.
  const topic = t('topic');
  return (
    // Beside each other on wide screens, where the page places them.
    <Stack gap="2" marginTop="2" lg={{ display: 'contents' }}>
      <Row gap="1" lg={{ gridArea: 'actions', marginTop: '2' }} data-controls="">
        <Button variant="brand" onClick={() => print()}>
          <Printer size={20} />
          {t('actions.print')}
        </Button>
        <CopyButton
          data-copy={plainText(letter)}
          data-copied={t('actions.copied')}
          data-failed={t('actions.copyByHand')}
        >
          <Copy size={20} />
          {t('actions.copy')}
        </CopyButton>
        <ChatButtonLink topic={topic} variant="outline">
          {t('actions.ask')}
        </ChatButtonLink>
      </Row>
      <Paper aria-labelledby="claim-letter-english">
        <Heading level={3} id="claim-letter-english">
          {t('headings.letter')}
        </Heading>
        <LetterText letter={letter} lang="en" />
      </Paper>
      <Stack gap="2" lg={{ gridArea: 'rest', marginTop: '2' }}>
        <Stack as="ol" maxWidth="measure" listStyle="decimal" paddingInlineStart="2em">
          {t('send').map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Stack>
        <div>
          {i18n.language !== defaultLanguage && (
            <Disclosure title={t('headings.reading')}>
              <LetterText letter={letterIn(i18n.language, i18n, claim)} />
            </Disclosure>
          )}
          <DatesList claim={claim} />
        </div>
        <div>
          <ButtonLink href={mailLink(ways.email.value, topic, useGreeting(topic))} variant="outline">
            <Mail size={20} />
            {t('actions.mail')}
          </ButtonLink>
          <Small>{t('actions.askNote')}</Small>
        </div>
      </Stack>
      {/* Printed without the office's head: the visitor writes, not the office. */}
      <PrintedSheet instead="body">
        <LetterText letter={letter} lang="en" />
      </PrintedSheet>
    </Stack>
  );
}
