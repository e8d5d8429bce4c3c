import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { EmailLink, OtherNumbers, PhoneLink } from '../components/contact-links.tsx';
import { Heading } from '../components/heading.tsx';
import { OfficeAddress } from '../components/office-address.tsx';
import { OfficeHours } from '../features/open-now/office-hours.tsx';
import { Frame } from '../components/frame.tsx';

interface Words {
  title: string;
  body: string;
}

const Columns = chakra('div', {
  base: { display: 'grid', gap: 'half', lg: { gap: '4', gridTemplateColumns: 'repeat(3, 1fr)' } },
});

const Card = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '1.5',
    alignItems: 'baseline',
    borderTopWidth: '3px',
    borderColor: 'edge.control',
    // On phones one row where it has room: what it is, and the way; what it is good for below.
    '& > h2': { flexBasis: '6.5rem' },
    '& > * + * + *': { flexBasis: '100%' },
    lg: { display: 'block', paddingTop: '1.5', '& > span': { display: 'block' } },
  },
});

const Hours = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '2',
    textStyle: 'small',
    // A line of its own, so that nothing moves when the small script fills it.
    '& > [data-open-now]': { flexBasis: '100%' },
  },
});

const Way = chakra('div', { base: { fontWeight: '700' } });

const Body = chakra('p', { base: { textStyle: 'small' } });

function ContactCard({ title, body, way, children }: Words & { way: ReactNode; children?: ReactNode }) {
  return (
    <Card>
      <Heading level={2} variant="label">
        {title}
      </Heading>
      <Way>{way}</Way>
      <Body>{body}</Body>
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
        <ContactCard {...call} way={<PhoneLink size="block" />}>
          <OtherNumbers />
        </ContactCard>
        <ContactCard {...visit} way={<OfficeAddress />}>
          <Hours>
            <OfficeHours />
          </Hours>
        </ContactCard>
      </Columns>
    </Frame>
  );
}
