import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useAddress } from '../components/use-address.ts';
import type { PageId } from '../site/pages.ts';

/** Where each need is answered. Where a script runs, the place of a case stands for that answer in the document finder. */
const places = {
  new: { page: 'passport-new', fragment: 'papers' },
  expiry: { page: 'passport-renew', fragment: 'expiry' },
  lost: { page: 'passport-renew', fragment: 'lost' },
  damaged: { page: 'passport-renew', fragment: 'damaged' },
  change: { page: 'passport-renew', fragment: 'change' },
  child: { page: 'passport-new', fragment: 'minors' },
} as const satisfies Record<string, { page: PageId; fragment: string }>;

type Need = keyof typeof places;

const Area = chakra('div', { base: { width: '100%', '& > p': { textStyle: 'label', marginBottom: 'half' } } });

const List = chakra('ul', {
  base: { display: 'grid', gap: '1', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.5rem, 30%)), 1fr))' },
});

const Link = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    height: '100%',
    minHeight: '3.25rem',
    paddingInline: '1.5',
    paddingBlock: 'half',
    borderRadius: 'medium',
    background: 'bg.raised',
    color: 'text.heading',
    textStyle: 'label',
    fontSize: '1rem',
    _hover: { background: 'bg.accentSoft' },
    '@media (forced-colors: active)': { border: '2px solid LinkText' },
  },
});

export interface PassportQuestionProps {
  title: string;
  needs: Record<Need, string>;
}

/** What a visitor to the passport pages needs, each a link to the place that answers. */
export function PassportQuestion({ title, needs }: PassportQuestionProps) {
  const address = useAddress();
  const titleId = useId();
  return (
    <Area id="papers" data-print="no">
      <p id={titleId}>{title}</p>
      <List aria-labelledby={titleId}>
        {(Object.keys(places) as Need[]).map((need) => (
          <li key={need}>
            <Link href={`${address(places[need].page)}#${places[need].fragment}`}>{needs[need]}</Link>
          </li>
        ))}
      </List>
    </Area>
  );
}
