import { chakra } from '@chakra-ui/react';
import { contact } from '../office/contact.ts';
import { insurers } from '../office/insurers.ts';
import { OtherNumbers } from '../components/contact-links.tsx';
import { Disclosure } from '../components/disclosure.tsx';
import { ExternalLink } from '../components/external-link.tsx';
import { Section, type SectionProps } from '../components/section.tsx';
import { Small, Stack } from '../components/layout.tsx';
import { LicenceOf } from '../components/licence-line.tsx';

/** Whom to call about a policy: the number on it first, then each company's own page, below the heading `fold`. */
export function InsurerContacts({ fold, ...frame }: SectionProps & { fold: string }) {
  return (
    <Section {...frame} id="call" headingPosition="beside" data-print="no">
      {contact.others.length > 0 && (
        // The office's own further numbers, one of which may be for claims.
        <Stack as="p" gap="0">
          <OtherNumbers />
        </Stack>
      )}
      <Disclosure title={fold} id="companies">
        <chakra.ul columns="14rem" marginTop="1.5" css={{ '& li': { breakInside: 'avoid' } }}>
          {insurers.map(({ id, name, contact: page, licence }) => (
            <li key={id}>
              <ExternalLink href={page}>
                <span lang="en" translate="no">
                  {name}
                </span>
              </ExternalLink>
              {licence.number && (
                <Small>
                  <LicenceOf {...licence} />
                </Small>
              )}
            </li>
          ))}
        </chakra.ul>
      </Disclosure>
    </Section>
  );
}
