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

interface ComparedProps extends Omit<ComparisonWords, 'title'> {
  picture: Illustration;
  /** Height of the picture where it is 640 wide. */
  height: number;
  /** Of the headings of both sides. */
  level: 3 | 4;
}

/** Two ways to be insured, drawn beside each other, and under each what it does and does not do. */
function Compared({ yes, no, sides, picture, height, level }: ComparedProps) {
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
    <Whole>
      <Picture name={picture} height={height} />
      <Sides>
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
      </Sides>
    </Whole>
  );
}

interface ComparisonProps extends Omit<ComparedProps, 'level'>, Pick<FrameProps, 'title' | 'id' | 'background'> {}

/** A comparison as a section of its own. */
export function Comparison({ title, id, background, ...compared }: ComparisonProps) {
  return (
    <Frame title={title} id={id} background={background} opening="beside">
      <Compared {...compared} level={3} />
    </Frame>
  );
}

const Row = chakra('div', {
  base: { display: 'grid', gap: '1', paddingBlock: '1', borderBottomWidth: 'hairline', borderColor: 'edge' },
});

interface ComparisonRowProps extends Omit<ComparedProps, 'level'> {
  id: string;
  title: string;
}

/** A comparison among rows that open. */
export function ComparisonRow({ id, title, ...compared }: ComparisonRowProps) {
  return (
    <Row id={id}>
      <Heading level={3} variant="label">
        {title}
      </Heading>
      <Compared {...compared} level={4} />
    </Row>
  );
}
