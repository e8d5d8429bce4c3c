/** Boxes that many parts are laid out in; what is particular to a place is said there, as properties. */
import { chakra } from '@chakra-ui/react';

/** One below the other. */
export const Stack = chakra('div', { base: { display: 'grid', gap: '1' } });

/** Beside each other, as many as the line has room for. */
export const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' },
});

/** In columns on wide screens, below each other elsewhere. */
export const Columns = chakra('div', {
  base: { display: 'grid', gap: '1.5' },
  variants: {
    count: { 2: { md: { gridTemplateColumns: '1fr 1fr' } }, 3: { lg: { gridTemplateColumns: 'repeat(3, 1fr)' } } },
  },
});

/** A paragraph in small type. */
export const Small = chakra('p', { base: { textStyle: 'small' } });

/** Words that name what stands below them, and are no heading. */
export const Label = chakra('p', { base: { textStyle: 'label', color: 'text.heading' } });

/** What stands between sections: as wide as their content. */
export const Container = chakra('div', {
  base: { paddingInline: 'gutter', '& > *': { maxWidth: 'content', marginInline: 'auto' } },
});
