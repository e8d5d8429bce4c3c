import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { filledPaths } from '../../theme/coloured-paths.ts';
import { colours } from '../../theme/colours.ts';
import tiles from '../../theme/weave-tiles.json' with { type: 'json' };
import { rowNames } from './our-home-rule.ts';

/** As wide as there is room for, with the names on the rows. */
const whole = {
  gridTemplateColumns: '1fr',
  '& > *': { gridArea: '1 / 1' },
  // Over two diamonds of each row, so that none is cut.
  '& ul': { gridTemplateColumns: '33.3%', padding: '2.7%' },
};

/** The cloth beside the name of each row; on phones, until every question is answered. */
const Loom = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 11rem) minmax(5.5rem, 1fr)',
    columnGap: '1.5',
    '& svg': { width: '100%' },
    '& ul': { display: 'grid', gridAutoRows: '1fr', paddingBlock: 'half', textStyle: 'small', color: 'text.heading' },
    '& li': {
      display: 'flex',
      alignItems: 'center',
      alignSelf: 'center',
      height: '85%',
      paddingInline: '1',
      background: 'bg',
    },
    '[data-our-home]:has([data-result]:not([hidden])) &': whole,
    md: whole,
    _print: whole,
  },
});

/** Diamonds of a row. */
const diamonds = [0, 1, 2, 3, 4, 5];

const { 'woven-band': band, 'woven-outline': outline } = tiles;

const weave = filledPaths(band.paths);

/** What is still to be woven, and the weave with each of its colours below all others. */
const patterns = [
  filledPaths(outline.paths),
  ...weave.map((_, turn) =>
    weave.map(({ d }, position) => ({ d, fill: weave[(position + turn) % weave.length]?.fill })),
  ),
];

/** Seven rows that are still to be woven, in their hem, and the same in words. */
export function Cloth() {
  const { t } = useTranslation('our-home');
  return (
    <Loom>
      <svg viewBox="-2 -4 150 120" shapeRendering="crispEdges" aria-hidden="true">
        <defs>
          {patterns.map((paths, pattern) => (
            <pattern key={pattern} id={`cloth-${pattern}`} width="1" height="1">
              {paths.map((path) => (
                <path key={path.d} {...path} />
              ))}
            </pattern>
          ))}
        </defs>
        <path fill={colours.paper} d="M-17-19h180v180h-180z" />
        {rowNames.map((name, row) =>
          diamonds.map((position) => (
            <rect
              key={name + position}
              fill="url(#cloth-0)"
              data-row={name}
              x={position * band.width}
              y={row * band.height}
              width={band.width}
              height={band.height}
            />
          )),
        )}
        <path fill={colours.indigo} d="M-2-4h150v120h-150zM2 0v112h142v-112z" />
        <path fill={colours.marigold} d="M0-2h146v116h-146zM2 0v112h142v-112z" />
      </svg>
      <ul>
        {rowNames.map((name) => (
          <li key={name}>
            {t(`questions.${name}.name`)}
            <VisuallyHidden data-text={name} />
          </li>
        ))}
      </ul>
    </Loom>
  );
}
