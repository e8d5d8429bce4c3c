import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { LinkTiles } from '../components/link-tiles.tsx';
import { useAddress } from '../components/use-address.ts';
import type { PageId } from '../site/pages.ts';

/** Where each need is answered. Where a script runs, the place of a case stands for that answer in the document finder. */
const places = {
  new: { page: 'passport-new', fragment: 'papers' },
  expiry: { page: 'passport-renew', fragment: 'expiry' },
  lost: { page: 'passport-renew', fragment: 'lost' },
  damaged: { page: 'passport-renew', fragment: 'damaged' },
  change: { page: 'passport-renew', fragment: 'change' },
  child: { page: 'passport-new', fragment: 'papers' },
} as const satisfies Record<string, { page: PageId; fragment: string }>;

type Need = keyof typeof places;

interface PassportQuestionProps {
  title: string;
  needs: Record<Need, string>;
}

/** What a visitor to the passport pages needs, each a link to the place that answers. */
export function PassportQuestion({ title, needs }: PassportQuestionProps) {
  const address = useAddress();
  const titleId = useId();
  const links = (Object.keys(places) as Need[]).map((need) => ({
    href: `${address(places[need].page)}#${places[need].fragment}`,
    words: needs[need],
  }));
  return (
    <chakra.div id="papers" data-print="no" width="100%" scrollMarginTop="-0.5rem">
      <chakra.p id={titleId} textStyle="label" marginBottom="half">
        {title}
      </chakra.p>
      <LinkTiles aria-labelledby={titleId} links={links} />
    </chakra.div>
  );
}
