import { chakra } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { Heading } from '../components/heading.tsx';
import { Picture, type Illustration } from '../components/picture.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { Frame, type FrameProps } from '../components/frame.tsx';

const Whole = chakra('div', { base: { maxWidth: 'wide', '& > img': { height: 'auto' } } });

const Sides = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    gap: '2',
    marginTop: '1',
  },
});

const Line = chakra('li', {
  base: {
    display: 'flex',
    gap: '1',
    paddingBlock: 'half',
    lineHeight: '1.5',
    '& > svg': { flex: 'none', marginTop: '0.125rem' },
  },
  variants: { isGood: { true: { '& > svg': { color: 'text.success' } }, false: { color: 'text.muted' } } },
});

export interface ComparisonWords {
  title: string;
  /** What the ticks and the crosses mean, for whoever hears them. */
  yes: string;
  no: string;
  /** From left to right, as in the picture. */
  sides: { title: string; yes: string[]; no: string[] }[];
}

interface ComparisonProps extends ComparisonWords, Pick<FrameProps, 'id' | 'background'> {
  picture: Illustration;
  /** Height of the picture where it is 640 wide. */
  height: number;
}

/** Two ways to be insured, drawn beside each other, and under each what it does and does not do. */
export function Comparison({ yes, no, sides, picture, height, ...frame }: ComparisonProps) {
  const lines = (texts: readonly string[], isGood: boolean) =>
    texts.map((text) => (
      <Line key={text} isGood={isGood}>
        {isGood ? <Check size={20} /> : <X size={20} />}
        <span>
          <VisuallyHidden>{isGood ? yes : no} </VisuallyHidden>
          {text}
        </span>
      </Line>
    ));
  return (
    <Frame {...frame} opening="beside">
      <Whole>
        <Picture name={picture} height={height} />
        <Sides>
          {sides.map((side) => (
            <div key={side.title}>
              <Heading level={3} variant="label">
                {side.title}
              </Heading>
              <ul>
                {lines(side.yes, true)}
                {lines(side.no, false)}
              </ul>
            </div>
          ))}
        </Sides>
      </Whole>
    </Frame>
  );
}
