import { chakra } from '@chakra-ui/react';
import { Sentence } from '../components/sentence.tsx';
import { Frame, type FrameProps } from '../components/frame.tsx';

const Paragraphs = chakra('div', { base: { display: 'grid', gap: '1.5', maxWidth: 'measure', justifyItems: 'start' } });

interface ProseProps extends Partial<FrameProps> {
  paragraphs: string[];
}

/** Running text under a heading. */
export function Prose({ paragraphs, children, ...frame }: ProseProps) {
  return (
    <Frame {...frame} opening={frame.title ? 'beside' : 'above'}>
      <Paragraphs>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Sentence>{paragraph}</Sentence>
          </p>
        ))}
        {children}
      </Paragraphs>
    </Frame>
  );
}
