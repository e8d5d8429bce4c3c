import { chakra } from '@chakra-ui/react';
import { SampleMark } from '../components/sample-mark.tsx';
import { Sentence } from '../components/sentence.tsx';
import { Frame, type FrameProps } from './frame.tsx';

const Paragraphs = chakra('div', { base: { display: 'grid', gap: '2', maxWidth: 'measure', justifyItems: 'start' } });

export interface ProseProps extends Partial<FrameProps> {
  paragraphs: string[];
  /** Whether what the first paragraph says of the office is not confirmed yet. */
  isSample?: boolean;
}

/** Running text under a heading. */
export function Prose({ paragraphs, isSample = false, children, ...frame }: ProseProps) {
  return (
    <Frame {...frame} opening={frame.title ? 'beside' : 'above'}>
      <Paragraphs>
        {paragraphs.map((paragraph, position) => (
          <p key={paragraph}>
            <Sentence>{paragraph}</Sentence>
            {isSample && position === 0 && <SampleMark />}
          </p>
        ))}
        {children}
      </Paragraphs>
    </Frame>
  );
}
