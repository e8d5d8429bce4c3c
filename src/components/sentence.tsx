import { Fragment, type ReactNode } from 'react';
import { ayushmanHelpline } from '../office/government-sites.ts';
import { telephoneLink } from '../office/links.ts';
import { emergencyNumber, office } from '../office/office.ts';
import { EmailLink, PhoneLink } from './contact-links.tsx';
import { TextLink } from './text-link.tsx';

/** What becomes a link wherever copy says it. */
const links: Readonly<Record<string, ReactNode>> = {
  [office.phone.value]: <PhoneLink />,
  [office.email.value]: <EmailLink />,
  [emergencyNumber]: <TextLink href={telephoneLink(emergencyNumber)}>{emergencyNumber}</TextLink>,
  [ayushmanHelpline]: <TextLink href={telephoneLink(ayushmanHelpline)}>{ayushmanHelpline}</TextLink>,
};

const escaped = Object.keys(links).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const separator = new RegExp(`(^|[^\\d+])(${escaped.join('|')})(?!\\d)`);

/** Copy in which phone numbers and the e-mail address become links. */
export function Sentence({ children }: { children: string }) {
  return children.split(separator).map((part, position) => <Fragment key={position}>{links[part] ?? part}</Fragment>);
}
