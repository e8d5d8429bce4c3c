import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { whatsappLink } from '../office/links.ts';
import { ways } from '../office/ways.ts';
import { useGreeting } from './contact-links.tsx';
import { ExternalLink } from './external-link.tsx';

/** For whoever would rather not type: WhatsApp, in which one speaks or sends a picture; its text names the case. */
export function SpeakInstead({ topic }: { topic?: string }) {
  const { t } = useTranslation();
  const message = `${useGreeting(topic)}\n${t('speak.message')}`;
  return (
    <chakra.p fontWeight="700" data-print="no">
      {t('speak.title')}{' '}
      <ExternalLink href={whatsappLink(ways.whatsapp.value, message)}>{t('speak.action')}</ExternalLink>
    </chakra.p>
  );
}
