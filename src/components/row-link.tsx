import { chakra } from '@chakra-ui/react';
import type { PageId } from '../site/pages.ts';
import { useAddress } from './use-address.ts';

const Link = chakra('a', {
  base: {
    display: 'grid',
    alignContent: 'center',
    minHeight: '3.25rem',
    paddingBlock: '0.375rem',
    layerStyle: 'row',
    // Beside each other in the columns of the rows that open.
    lg: { gridTemplateColumns: '1fr 1fr 1rem', columnGap: '2', alignItems: 'center' },
  },
});

/** A row among those that open, which leads to a page instead; `short` is what that comes down to. */
export function RowLink({ page, title, short }: { page: PageId; title: string; short?: string }) {
  const address = useAddress();
  return (
    <Link href={address(page)}>
      <chakra.span textStyle="label" color="text.heading" textDecoration="underline">
        {title}
      </chakra.span>
      {short && <span>{short}</span>}
    </Link>
  );
}
