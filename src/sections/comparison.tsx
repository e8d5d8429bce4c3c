import { chakra } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { Heading } from '../components/heading.tsx';
import { Stack } from '../components/layout.tsx';
import { Picture, type Illustration } from '../components/picture.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';

const Line = chakra('li', {
  base: {
    display: 'flex',
    gap: '1',
    paddingBlock: 'half',
    lineHeight: '1.5',
    '& > svg': { flex: 'none', marginTop: '0.125rem' },
  },
  variants: { isGood: { true: { '& > svg': { color: 'text.success' } } } },
});

interface ComparisonProps {
  /** What the ticks and the crosses mean, for whoever hears them. */
  yes: string;
  no: string;
  /** From left to right, as in the picture. */
  sides: { title: string; yes: string[]; no: string[] }[];
  picture: Illustration;
  /** Height of the picture where it is 640 wide. */
  height: number;
  /** Of the headings of both sides. */
  level?: 3 | 4;
}

/** Two ways to be insured, drawn beside each other, and under each what it does and does not do. */
export function Comparison({ yes, no, sides, picture, height, level = 3 }: ComparisonProps) {
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
    <chakra.div css={{ '& > img': { height: 'auto' } }}>
      <Picture name={picture} height={height} />
      <Stack gap="2" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))" marginTop="1">
        {sides.map((side) => (
          <div key={side.title}>
            <Heading level={level} variant="label">
              {side.title}
            </Heading>
            <ul>
              {lines(side.yes, true)}
              {lines(side.no, false)}
            </ul>
          </div>
        ))}
      </Stack>
    </chakra.div>
  );
}
