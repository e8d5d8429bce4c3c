import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { LinkTiles, type LinkTilesProps } from '../components/link-tiles.tsx';

/**
 * Where each need is answered. Where a script runs, the place of a case stands for that answer in the document finder.
 */
const links = {
  new: { page: 'passport-new', fragment: 'papers' },
  expiry: { page: 'passport-renew', fragment: 'expiry' },
  lost: { page: 'passport-renew', fragment: 'lost' },
  damaged: { page: 'passport-renew', fragment: 'damaged' },
  change: { page: 'passport-renew', fragment: 'change' },
  child: { page: 'passport-new', fragment: 'papers' },
} as const satisfies LinkTilesProps['links'];

/** What a visitor to the passport pages needs, each a link to the place that answers. */
export function PassportQuestion({ title, needs }: { title: string; needs: Record<keyof typeof links, string> }) {
  const titleId = useId();
  return (
    <chakra.div id="papers" data-print="no" width="100%" scrollMarginTop="-0.5rem">
      <chakra.p id={titleId} textStyle="label" marginBottom="half">
        {title}
      </chakra.p>
      <LinkTiles aria-labelledby={titleId} links={links} words={needs} />
    </chakra.div>
  );
}
