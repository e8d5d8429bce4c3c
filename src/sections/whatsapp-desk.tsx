import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { whatsappLink, whatsappWebLink } from '../office/links.ts';
import { office } from '../office/office.ts';
import { Button } from '../components/button.tsx';
import { useGreeting } from '../components/contact-links.tsx';
import { Heading } from '../components/heading.tsx';
import { WhatsappButtonLink } from '../components/whatsapp-button-link.tsx';
import { QrCode } from '../components/qr-code.tsx';
import { SampleMark } from '../components/sample-mark.tsx';

export interface WhatsappDeskProps {
  title: string;
  body: string;
  number: string;
  /** Accessible name of the QR code. */
  code: string;
  web: string;
}

const Desk = chakra('section', { base: { display: 'grid', gap: '1.5', justifyItems: 'start' } });

const Columns = chakra('div', {
  base: { display: 'grid', gap: '2', gridTemplateColumns: 'auto 1fr', alignItems: 'center' },
});

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1.5' } });

const Selectable = chakra('b', { base: { userSelect: 'all', display: 'inline-block' } });

/** WhatsApp for a visitor at a computer: a code for the phone's camera, the web version, the number to copy. */
export function WhatsappDesk({ title, body, number, code, web }: WhatsappDeskProps) {
  const { t } = useTranslation();
  const greeting = useGreeting();
  const { value, isSample } = office.whatsapp;
  return (
    <Desk id="whatsapp" aria-labelledby="whatsapp-title">
      <Heading level={3} id="whatsapp-title">
        {title}
      </Heading>
      <Columns>
        <QrCode text={whatsappLink(value)} label={code} />
        <p>{body}</p>
      </Columns>
      <WhatsappButtonLink href={whatsappWebLink(value, greeting)}>{web}</WhatsappButtonLink>
      <Row data-controls="">
        <span>
          {number}:{' '}
          <Selectable>
            <span translate="no">{value}</span>
          </Selectable>
          {isSample && <SampleMark />}
        </span>
        <Button
          type="button"
          variant="outline"
          data-enhanced=""
          data-copy={value}
          data-copied={t('actions.copied')}
          hidden
        >
          {t('actions.copy')}
        </Button>
        <span role="status" data-part="status" />
      </Row>
    </Desk>
  );
}
