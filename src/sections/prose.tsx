import { Stack } from '../components/layout.tsx';
import { Sentence } from '../components/sentence.tsx';
import { Frame, type FrameProps } from '../components/frame.tsx';

/** Running text under a heading. */
export function Prose({ paragraphs, children, ...frame }: FrameProps & { paragraphs: string[] }) {
  return (
    <Frame {...frame} opening={frame.title ? 'beside' : 'above'}>
      <Stack gap="1.5" maxWidth="measure" justifyItems="start">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Sentence>{paragraph}</Sentence>
          </p>
        ))}
        {children}
      </Stack>
    </Frame>
  );
}
