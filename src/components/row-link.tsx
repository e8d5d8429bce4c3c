import { chakra } from '@chakra-ui/react';
import type { PageId } from '../site/pages.ts';
import { useAddress } from './use-address.ts';

const Link = chakra('a', {
  base: {
    display: 'grid',
    alignContent: 'center',
    minHeight: '3.25rem',
    paddingBlock: '1',
    borderBottomWidth: 'hairline',
    borderColor: 'edge',
    '& > :first-of-type': { textStyle: 'label', textDecoration: 'underline' },
    lg: { gridTemplateColumns: '1fr 1fr', columnGap: '2', alignItems: 'center' },
  },
});

const Short = chakra('span', { base: { textStyle: 'small', color: 'text' } });

interface RowLinkProps {
  page: PageId;
  title: string;
  /** What it comes down to. */
  short?: string;
}

/** A row among those that open, which leads to a page instead. */
export function RowLink({ page, title, short }: RowLinkProps) {
  const address = useAddress();
  return (
    <Link href={address(page)}>
      <span>{title}</span>
      {short && <Short>{short}</Short>}
    </Link>
  );
}
