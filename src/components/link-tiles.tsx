import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { PageId } from '../site/pages.ts';
import { useAddress } from './use-address.ts';
import { media } from '../theme/media.ts';

/** Two by two on phones, three by three where there is room. */
const Tiles = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.5rem, 30%)), 1fr))',
    gap: '1',
    width: '100%',
    [media.oneColumn]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.5rem, 40%)), 1fr))',
    },
  },
});

const Link = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    height: '100%',
    minHeight: '3.25rem',
    paddingInline: '1.5',
    paddingBlock: '3px',
    // As low as two lines of words may be, and wide enough for most in one.
    [media.oneColumn]: { minHeight: '3rem', gap: '6px', paddingInline: '1', paddingBlock: '0' },
    borderRadius: 'medium',
    background: 'bg',
    color: 'text.heading',
    textStyle: 'sign',
    '& svg': { flex: 'none' },
    layerStyle: 'control',
    '[data-background="brand"] &': { borderColor: 'bg' },
    _hover: { background: 'bg.accentSoft' },
  },
});

export interface LinkTilesProps extends ComponentProps<typeof Tiles> {
  /** Where each leads: a fragment of this page, or of another. */
  links: Readonly<Record<string, { page?: PageId; fragment: string; icon?: LucideIcon }>>;
  /** What each says, by the same keys; one that says nothing is left out, as a site may leave its page out. */
  words: Readonly<Record<string, string>>;
}

/** Ways on, each a tile large enough for any thumb. */
export function LinkTiles({ links, words, ...name }: LinkTilesProps) {
  const address = useAddress();
  return (
    <Tiles data-print="no" {...name}>
      {Object.entries(links).map(
        ([key, { page, fragment, icon: Icon }]) =>
          words[key] && (
            <li key={key}>
              <Link href={`${page ? address(page) : ''}#${fragment}`}>
                {Icon && <Icon size={24} />}
                {words[key]}
              </Link>
            </li>
          ),
      )}
    </Tiles>
  );
}
