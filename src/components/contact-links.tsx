import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { office, telephoneLink, whatsappLink } from '../office/office.ts';
import { SampleMark } from './sample-mark.tsx';
import { TextLink } from './text-link.tsx';

/** Goes to the next line as a whole, and is broken only where a whole line is too short for it. */
const Whole = chakra('span', { base: { display: 'inline-block', textDecoration: 'inherit' } });

/** The office's number as a link, marked while it is a sample. */
export function PhoneLink({ size = 'inline' }: { size?: 'inline' | 'block' }) {
  return (
    <>
      <TextLink href={telephoneLink(office.phone.value)} size={size}>
        <Whole translate="no">{office.phone.value}</Whole>
      </TextLink>
      {office.phone.isSample && <SampleMark />}
    </>
  );
}

/** The office's e-mail address as a link, marked while it is a sample. */
export function EmailLink({ size = 'inline' }: { size?: 'inline' | 'block' }) {
  return (
    <>
      <TextLink href={`mailto:${office.email.value}`} size={size}>
        <Whole translate="no">{office.email.value}</Whole>
      </TextLink>
      {office.email.isSample && <SampleMark />}
    </>
  );
}

/** How a chat begins, in the page's language; it names the page's subject where there is one. */
export function useGreeting(topic?: string): string {
  const { t } = useTranslation();
  return topic ? t('whatsapp.topicGreeting', { topic }) : t('whatsapp.greeting');
}

/** Address of a chat with a greeting. */
export function useWhatsappAddress(topic?: string): string {
  return whatsappLink(office.whatsapp.value, useGreeting(topic));
}
