import { chakra } from '@chakra-ui/react';
import { placeOfSquare, type SquareName } from '../theme/draw-cloth.ts';
import { media } from '../theme/media.ts';

/** Half as high, of which no more than a line is seen. */
const low = { height: '32px', marginTop: '-6px', marginBottom: '2px', clipPath: 'inset(4px 0)' };

/** As wide as the page, with as much of it on both sides of its middle as there is room for. */
const Image = chakra('img', {
  base: {
    width: '100%',
    maxWidth: 'none',
    height: '64px',
    objectFit: 'cover',
    md: { height: '96px' },
    lg: { height: '128px' },
    'section > &': {
      lgDown: { marginTop: 'half', marginBottom: '1' },
      marginInline: 'calc({spacing.gutter} * -1)',
      width: 'calc(100% + {spacing.gutter} * 2)',
      // A line above it takes the room that what people come for needs.
      [media.oneColumn]: {
        '#suggestion:not([hidden]) ~ main &': low,
        '#notices:has(p:not([hidden])) ~ &': low,
      },
    },
  },
});

/** A woven row, which says nothing: the city with a family in it, or one from which a diamond is missing. */
export function WovenRow({ name = 'city', isEager }: { name?: 'city' | 'missing'; isEager?: boolean }) {
  return <Image src={`/woven/${name}.svg`} alt="" loading={isEager ? 'eager' : 'lazy'} />;
}

const Square = chakra('img', {
  base: { width: '32px', height: '32px', objectFit: 'cover', lg: { width: '64px', height: '64px' } },
  variants: { wideOnly: { true: { lgDown: { display: 'none' } } } },
});

/** A square of the city with one figure, as small as a sign. */
export function WovenFigure({ name, wideOnly }: { name: SquareName; wideOnly?: true }) {
  return (
    <Square
      wideOnly={wideOnly}
      src="/woven/city.svg"
      alt=""
      loading="lazy"
      objectPosition={`${placeOfSquare(name)}%`}
    />
  );
}
