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
    '& svg': { display: 'block', width: '100%', aspectRatio: '1', printColorAdjust: 'exact' },
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

/** Sides of the cloth in units of the weave, whose rows lie one below the other. */
const side = 120;
const hem = 4;

const square = (inset: number) => {
  const length = side - 2 * inset;
  return `M${inset} ${inset - hem}h${length}v${length}h-${length}z`;
};

/** Seven rows that are still to be woven, in their hem, and the same in words. */
export function Cloth() {
  const { t } = useTranslation('our-home');
  return (
    <Loom>
      <svg viewBox={`0 -${hem} ${side} ${side}`} aria-hidden="true">
        <path fill={colours.indigo} d={square(0)} />
        <path fill={colours.marigold} d={square(hem / 2)} />
        <path fill={colours.paper} d={square(hem)} />
        {questionNames.map((name, row) => (
          <g key={name} data-row={name}>
            <path
              fill="url(#woven-outline)"
              d={`M${hem} ${row * band.height}h${side - 2 * hem}v${band.height}h-${side - 2 * hem}z`}
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
