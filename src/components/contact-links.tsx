import { chakra } from '@chakra-ui/react';
import { Phone } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { contact } from '../office/contact.ts';
import { telephoneLink, whatsappLink } from '../office/links.ts';
import { ways } from '../office/ways.ts';
import type { Fact } from '../office/samples.ts';
import { useCurrentPage } from '../site/current-page.tsx';
import { ButtonLink } from './button.tsx';
import { SampleMark } from './sample-mark.tsx';
import { TextLink } from './text-link.tsx';
import { useAddress } from './use-address.ts';

/** Goes to the next line as a whole, and is broken only where a whole line is too short for it. */
const Whole = chakra('span', { base: { display: 'inline-block', textDecoration: 'inherit' } });

type LinkProps = Pick<ComponentProps<typeof TextLink>, 'size'>;

function FactLink({ fact: { value, isSample }, ...link }: LinkProps & { fact: Fact; href: string }) {
  return (
    <>
      <TextLink {...link}>
        <Whole translate="no">{value}</Whole>
      </TextLink>
      {isSample && <SampleMark />}
    </>
  );
}

/** The office's number as a link, marked while it is a sample. */
export function PhoneLink(props: LinkProps) {
  return <FactLink fact={ways.phone} href={telephoneLink(ways.phone.value)} {...props} />;
}

/** The office's e-mail address as a link, marked while it is a sample. */
export function EmailLink(props: LinkProps) {
  return <FactLink fact={ways.email} href={`mailto:${ways.email.value}`} {...props} />;
}

/** The office's further numbers, each behind what it is for. */
export function OtherNumbers() {
  const { language } = useCurrentPage();
  return contact.others.map(({ word, kind, number }) => (
    <span key={kind + number}>
      {word[language]}:{' '}
      <FactLink
        fact={{ value: number, isSample: false }}
        href={kind === 'phone' ? telephoneLink(number) : whatsappLink(number)}
      />
    </span>
  ));
}

/** The button that calls the office. */
export function CallButtonLink({ variant }: { variant?: 'outline' | 'outlineOnBrand' }) {
  const { t } = useTranslation();
  return (
    <ButtonLink href={telephoneLink(ways.phone.value)} variant={variant}>
      <Phone size={20} />
      {t('actions.call')}
    </ButtonLink>
  );
}

/** The button that leads to all ways of contact; it asks for the consultation unless it says something else. */
export function ContactButtonLink({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const address = useAddress();
  return <ButtonLink href={address('contact')}>{children ?? t('actions.consult')}</ButtonLink>;
}

/** How a chat begins, in the page's language; it names the page's subject where there is one. */
export function useGreeting(topic?: string): string {
  const { t } = useTranslation();
  return topic ? t('whatsapp.topicGreeting', { topic }) : t('whatsapp.greeting');
}

/** Address of a chat with a greeting. */
export function useChatAddress(topic?: string): string {
  return whatsappLink(ways.whatsapp.value, useGreeting(topic));
}
