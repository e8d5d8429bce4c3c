import { Fragment } from 'react';
import { office } from '../business/office.ts';
import { EmailLink, PhoneLink } from './contact-links.tsx';

const facts = [office.phone.value, office.email.value];
const separator = new RegExp(`(${facts.map((fact) => fact.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`);

/** Copy in which the office's phone number and e-mail address become links. */
export function Sentence({ children }: { children: string }) {
  return children.split(separator).map((part, position) => (
    <Fragment key={position}>
      {part === office.phone.value ? <PhoneLink /> : part === office.email.value ? <EmailLink /> : part}
    </Fragment>
  ));
}
