import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { EmailLink, PhoneLink } from '../components/contact-links.tsx';
import { Heading } from '../components/heading.tsx';
import { OfficeAddress } from '../components/office-address.tsx';
import { OfficeHours } from '../components/office-hours.tsx';
import { Frame } from './frame.tsx';

interface Words {
  title: string;
  body: string;
}

const Columns = chakra('div', {
  base: { display: 'grid', gap: '2', lg: { gap: '4', gridTemplateColumns: 'repeat(3, 1fr)' } },
});

const Card = chakra('div', {
  base: {
    display: 'grid',
    gap: 'half',
    alignContent: 'start',
    paddingTop: '1.5',
    borderTopWidth: '3px',
    borderColor: 'edge.control',
  },
});

const Hours = chakra('p', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '2', textStyle: 'small' } });

const Way = chakra('div', { base: { textStyle: 'lead', fontWeight: '700' } });

function ContactCard({ title, body, way, children }: Words & { way: ReactNode; children?: ReactNode }) {
  return (
    <Card>
      <Heading level={2} variant="item">
        {title}
      </Heading>
      <Way>{way}</Way>
      <p>{body}</p>
      {children}
    </Card>
  );
}

/** The three ways to reach the office besides the form. */
export function ContactCards({ email, call, visit }: Record<'email' | 'call' | 'visit', Words>) {
  return (
    <Frame id="ways">
      <Columns>
        <ContactCard {...email} way={<EmailLink size="block" />} />
        <ContactCard {...call} way={<PhoneLink size="block" />} />
        <ContactCard {...visit} way={<OfficeAddress />}>
          <Hours>
            <OfficeHours />
          </Hours>
        </ContactCard>
      </Columns>
    </Frame>
  );
}
