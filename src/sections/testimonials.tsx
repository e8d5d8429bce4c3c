import { chakra } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { SampleMark } from '../components/sample-mark.tsx';
import { Frame } from './frame.tsx';

export interface TestimonialsProps {
  title: string;
  /** Accessible name of the row of stars. */
  rating: string;
  note: string;
  items: { text: string; author: string; sample: boolean }[];
}

const Columns = chakra('div', { base: { display: 'grid', gap: '4', md: { gridTemplateColumns: '1fr 1fr', gap: '6' } } });

const Quotation = chakra('figure', {
  base: { display: 'grid', gap: '2', alignContent: 'start', paddingInlineStart: '3', borderInlineStartWidth: '4px', borderColor: 'bg.accent' },
});

const Words = chakra('blockquote', { base: { textStyle: 'lead' } });

const Stars = chakra('span', { base: { display: 'flex', gap: 'half', color: 'text.price', '& svg': { fill: 'currentColor' } } });

const Note = chakra('p', { base: { marginTop: '3', textStyle: 'small', color: 'text.muted' } });

/** What clients say, each with its stars; samples are marked as samples, and without any the section is left out. */
export function Testimonials({ title, rating, note, items }: TestimonialsProps) {
  if (items.length === 0) return null;
  return (
    <Frame title={title} background="sand">
      <Columns>
        {items.map((item) => (
          <Quotation key={item.author}>
            <Stars role="img" aria-label={rating}>
              {[1, 2, 3, 4, 5].map((star) => (
                <Star key={star} aria-hidden="true" size={22} />
              ))}
            </Stars>
            <Words>
              <p>{item.text}</p>
            </Words>
            <figcaption>
              {item.author}
              {item.sample && <SampleMark />}
            </figcaption>
          </Quotation>
        ))}
      </Columns>
      {items.some((item) => item.sample) && <Note>{note}</Note>}
    </Frame>
  );
}
