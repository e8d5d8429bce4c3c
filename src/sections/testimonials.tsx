import { chakra } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { SampleMark } from '../components/sample-mark.tsx';
import { Frame } from '../components/frame.tsx';

interface TestimonialsProps {
  title: string;
  /** Accessible name of the row of stars. */
  rating: string;
  note: string;
  items: { text: string; author: string; sample: boolean }[];
}

const Columns = chakra('div', {
  base: { display: 'grid', gap: '3', md: { gridTemplateColumns: '1fr 1fr', gap: '4' } },
});

const Quotation = chakra('figure', {
  base: {
    display: 'grid',
    gap: '1',
    alignContent: 'start',
    paddingInlineStart: '2',
    borderInlineStartWidth: '4px',
    borderColor: 'bg.accent',
  },
});

const Note = chakra('p', { base: { textStyle: 'small', marginBottom: '1.5' } });

const Words = chakra('blockquote', { base: { md: { textStyle: 'lead' } } });

const Stars = chakra('span', {
  base: { display: 'flex', gap: 'half', '& svg': { fill: 'currentColor' } },
  variants: {
    sample: {
      true: { color: 'text.muted', '& svg': { width: '1rem', height: '1rem' } },
      false: { color: 'text.price' },
    },
  },
});

/** What clients say, each with its stars; while all are samples one quiet line says so, and without any the section is left out. */
export function Testimonials({ title, rating, note, items }: TestimonialsProps) {
  if (items.length === 0) return null;
  const hasReal = items.some(({ sample }) => !sample);
  return (
    <Frame title={hasReal ? title : undefined} background="sand">
      {items.some(({ sample }) => sample) && (
        <Note>
          {!hasReal && `${title}: `}
          {note}
          {!hasReal && <SampleMark />}
        </Note>
      )}
      <Columns>
        {items.map((item) => (
          <Quotation key={item.author}>
            <Stars sample={item.sample} role="img" aria-label={rating}>
              {[1, 2, 3, 4, 5].map((star) => (
                <Star key={star} aria-hidden="true" size={22} />
              ))}
            </Stars>
            <Words>
              <p>{item.text}</p>
            </Words>
            <figcaption>
              {item.author}
              {item.sample && hasReal && <SampleMark />}
            </figcaption>
          </Quotation>
        ))}
      </Columns>
    </Frame>
  );
}
