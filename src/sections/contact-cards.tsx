import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { EmailLink, OtherNumbers, PhoneLink } from '../components/contact-links.tsx';
import { Heading } from '../components/heading.tsx';
import { Columns, Row, Small } from '../components/layout.tsx';
import { OfficeAddress } from '../components/office-address.tsx';
import { HoursAndStatus } from '../features/open-now/hours-and-status.tsx';
import { Section } from '../components/section.tsx';

interface Words {
  title: string;
  body: string;
}

const Card = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '1',
    alignItems: 'baseline',
    layerStyle: 'ruled',
    paddingTop: 'half',
    // On phones one row where it has room: what it is, and the way; what it is good for below.
    '& > h2': { minWidth: '5.5rem' },
    '& > * + * + *': { flexBasis: '100%' },
    lg: { display: 'block', paddingTop: '1.5', '& > span': { display: 'block' } },
  },
});

function ContactCard({ title, body, way, children }: Words & { way: ReactNode; children?: ReactNode }) {
  return (
    <Card>
      <Heading level={2} variant="label">
        {title}
      </Heading>
      <chakra.div fontWeight="700">{way}</chakra.div>
      <Small>{body}</Small>
      {children}
    </Card>
  );
}

/** The three ways to reach the office besides the form. */
export function ContactCards({ email, call, visit }: Record<'email' | 'call' | 'visit', Words>) {
  return (
    <Section id="ways">
      {/* In a hurry one calls: on phones that stands first. */}
      <Columns count={3} gap={{ base: 'half', lg: '4' }} css={{ lgDown: { '& > :nth-of-type(2)': { order: '-1' } } }}>
        <ContactCard {...email} way={<EmailLink />} />
        <ContactCard {...call} way={<PhoneLink />}>
          <OtherNumbers />
        </ContactCard>
        <ContactCard {...visit} way={<OfficeAddress />}>
          <Row as="p" textStyle="small">
            <HoursAndStatus />
          </Row>
        </ContactCard>
      </Columns>
    </Section>
  );
}
