import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

/** Two by two on phones, three by three where there is room. */
const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.5rem, 30%)), 1fr))',
    gap: '1',
    width: '100%',
    '@media (max-width: 43.99em)': {
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
    paddingBlock: 'half',
    borderRadius: 'medium',
    background: 'bg',
    color: 'text.heading',
    textStyle: 'label',
    fontSize: '1rem',
    '& svg': { flex: 'none' },
    borderWidth: 'control',
    borderColor: 'edge.control',
    '[data-background="brand"] &': { borderColor: 'bg' },
    _hover: { background: 'bg.accentSoft' },
  },
});

interface LinkTile {
  href: string;
  words: string;
  icon?: LucideIcon;
}

interface LinkTilesProps extends Pick<ComponentProps<'ul'>, 'aria-label' | 'aria-labelledby'> {
  links: readonly LinkTile[];
}

/** Ways on, each a tile large enough for any thumb. */
export function LinkTiles({ links, ...name }: LinkTilesProps) {
  return (
    <List data-print="no" {...name}>
      {links.map(({ href, words, icon: Icon }) => (
        <li key={words}>
          <Link href={href}>
            {Icon && <Icon size={24} />}
            {words}
          </Link>
        </li>
      ))}
    </List>
  );
}
