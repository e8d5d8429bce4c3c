import { Fragment, type ReactNode } from 'react';
import { ayushmanHelpline, emergencyNumber } from '../facts/public-bodies.ts';
import { telephoneLink } from '../office/links.ts';
import { ways } from '../office/ways.ts';
import { EmailLink, PhoneLink } from './contact-links.tsx';
import { TextLink } from './text-link.tsx';

/** What becomes a link wherever copy says it. */
const links: Readonly<Record<string, ReactNode>> = {
  [ways.phone.value]: <PhoneLink size="inline" />,
  [ways.email.value]: <EmailLink size="inline" />,
  ...Object.fromEntries(
    [emergencyNumber, ayushmanHelpline].map((number) => [
      number,
      <TextLink key={number} size="inline" href={telephoneLink(number)}>
        {number}
      </TextLink>,
    ]),
  ),
};

const separator = new RegExp(`(${Object.keys(links).map(RegExp.escape).join('|')})`);

/** Whether what stands around a number makes it a part of another, or an amount. */
const isPart = (before = '', after = '') => /([\d+]|\d[.,]|₹\s?)$/.test(before) || /^[.,]?\d/.test(after);

/**
 * Copy in which phone numbers and the e-mail address become links. What it stands in is keyed by the copy where that
 * changes: a translating browser puts text nodes of its own in the place of React's.
 */
export function Sentence({ children }: { children: string }) {
  const parts = children.split(separator);
  return parts.map((part, position) => (
    <Fragment key={position}>
      {isPart(parts[position - 1], parts[position + 1]) ? part : (links[part] ?? part)}
    </Fragment>
  ));
}
