import { Stack } from '../components/layout.tsx';
import { Sentence } from '../components/sentence.tsx';
import { Section, type SectionProps } from '../components/section.tsx';

/** Running text under a heading. */
export function Prose({ paragraphs, children, ...frame }: SectionProps & { paragraphs: string[] }) {
  return (
    <Section {...frame} headingPosition={frame.title ? 'beside' : 'above'}>
      <Stack gap="1.5" maxWidth="measure" justifyItems="start">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Sentence>{paragraph}</Sentence>
          </p>
        ))}
        {children}
      </Stack>
    </Section>
  );
}
