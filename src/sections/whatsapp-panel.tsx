import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { contactCode, whatsappWebLink } from '../office/links.ts';
import { ways } from '../office/ways.ts';
import { CopyButton } from '../components/button.tsx';
import { useGreeting } from '../components/contact-links.tsx';
import { Heading } from '../components/heading.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { WhatsappButtonLink } from '../components/whatsapp-button-link.tsx';
import { SampleMark } from '../components/sample-mark.tsx';

/** WhatsApp for a visitor at a computer: a code for the phone's camera, the web version, the number to copy. */
export function WhatsappPanel() {
  const { t } = useTranslation(['contact', 'common']);
  const { title, body, number, code, web } = t('whatsapp');
  const greeting = useGreeting();
  const { value, isSample } = ways.whatsapp;
  return (
    <Stack as="section" gap="1.5" justifyItems="start" id="whatsapp" aria-labelledby="whatsapp-title">
      <Heading level={3} id="whatsapp-title">
        {title}
      </Heading>
      <Row gap="2">
        <chakra.img src={contactCode} alt={code} width="11rem" height="11rem" loading="lazy" />
        <chakra.p flex="1 1 9rem">{body}</chakra.p>
      </Row>
      <WhatsappButtonLink href={whatsappWebLink(value, greeting)}>{web}</WhatsappButtonLink>
      <Row gap="1.5" data-controls="">
        <span>
          {number}:{' '}
          <chakra.b userSelect="all" display="inline-block">
            <span translate="no">{value}</span>
          </chakra.b>
          {isSample && <SampleMark />}
        </span>
        <CopyButton data-enhanced="" data-copy={value} data-copied={t('common:actions.copied')} hidden>
          {t('common:actions.copy')}
        </CopyButton>
      </Row>
    </Stack>
  );
}
