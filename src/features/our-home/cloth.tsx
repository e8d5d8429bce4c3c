import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { colours } from '../../theme/colours.ts';
import { band } from '../../theme/weave.ts';
import { questionNames } from './our-home-rule.ts';

/** The cloth beside the name of each row. */
const Loom = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'min(10rem, 50%) minmax(0, 1fr)',
    columnGap: '1.5',
    md: { gridTemplateColumns: 'minmax(0, 20rem) 1fr' },
    '& svg': { display: 'block', width: '100%', aspectRatio: '21 / 20', printColorAdjust: 'exact' },
    '& [data-row] > [data-woven]': { animation: 'weave 0.6s ease-out' },
    '& ul': {
      display: 'grid',
      gridAutoRows: '1fr',
      // As wide as the hem of the cloth.
      paddingBlock: 'calc(100% / 30)',
      textStyle: 'small',
      color: 'text.heading',
    },
    overflowWrap: 'anywhere',
    '& li': { display: 'flex', alignItems: 'center', lineHeight: '1.2' },
    '@media (scripting: none)': { display: 'none' },
  },
});

/** Width of a row in units of the weave: five diamonds, as far from the hem on both sides. */
const rowWidth = 118;
const hem = 4;

/** Where the first diamond has its room before it. */
const rowStart = 2;

const whole = {
  x: rowStart - hem,
  y: -hem,
  width: rowWidth + 2 * hem,
  height: questionNames.length * band.height + 2 * hem,
};

const frame = (inset: number) => {
  const [width, height] = [whole.width - 2 * inset, whole.height - 2 * inset];
  return `M${whole.x + inset} ${whole.y + inset}h${width}v${height}h-${width}z`;
};

/** Seven rows that are still to be woven, in their hem, and the same in words. */
export function Cloth() {
  const { t } = useTranslation('our-home');
  return (
    <Loom>
      <svg viewBox={Object.values(whole).join(' ')} aria-hidden="true">
        <path fill={colours.indigo} d={frame(0)} />
        <path fill={colours.marigold} d={frame(hem / 2)} />
        <path fill={colours.paper} d={frame(hem)} />
        {questionNames.map((name, row) => (
          <g key={name} data-row={name}>
            <path
              fill="url(#woven-outline)"
              d={`M${rowStart} ${row * band.height}h${rowWidth}v${band.height}h-${rowWidth}z`}
            />
          </g>
        ))}
      </svg>
      <ul>
        {questionNames.map((name) => (
          <li key={name}>
            {t(`questions.${name}.name`)}
            <VisuallyHidden data-said={name} />
          </li>
        ))}
      </ul>
    </Loom>
  );
}
