import { chakra } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { reviews } from '../office/identity.ts';
import { Columns, Small, Stack } from '../components/layout.tsx';
import { ReviewsLink } from '../components/reviews-link.tsx';
import { SampleMark } from '../components/sample-mark.tsx';
import { Section } from '../components/section.tsx';

const Stars = chakra('span', {
  base: { display: 'flex', gap: 'half', '& svg': { fill: 'currentColor' } },
  variants: {
    sample: {
      true: { color: 'text.muted', '& svg': { width: '1rem', height: '1rem' } },
      false: { color: 'text.price' },
    },
  },
});

/**
 * What clients say, with the stars that they gave; while all are samples one quiet line says so, and without any, and
 * without reviews elsewhere, the section is left out.
 */
export function Testimonials() {
  const { t } = useTranslation(['home', 'testimonials']);
  const { title, note } = t('testimonials');
  // As many stars as the client has given; samples have the five of the specification.
  const items = t('testimonials:items').map((item) => ({ ...item, stars: item.sample ? 5 : (item.stars ?? 0) }));
  if (items.length === 0 && !reviews) return null;
  const hasReal = items.length === 0 || items.some(({ sample }) => !sample);
  return (
    <Section title={hasReal ? title : undefined} background="sand">
      {items.some(({ sample }) => sample) && (
        <Small marginBottom="1.5">
          {!hasReal && `${title}: `}
          {note}
          {!hasReal && <SampleMark />}
        </Small>
      )}
      <Columns count={2} gap={{ base: '3', md: '4' }}>
        {items.map((item) => (
          <Stack as="figure" key={item.author} alignContent="start" layerStyle="quoted">
            {item.stars > 0 && (
              <Stars sample={item.sample} role="img" aria-label={t('rating', { stars: item.stars })}>
                {Array.from({ length: item.stars }, (_, star) => (
                  <Star key={star} aria-hidden="true" size={22} />
                ))}
              </Stars>
            )}
            <chakra.blockquote textStyle={{ md: 'lead' }} lang={item.lang}>
              <p>{item.original ?? item.text}</p>
            </chakra.blockquote>
            <figcaption>
              {item.author}
              {item.sample && hasReal && <SampleMark />}
            </figcaption>
          </Stack>
        ))}
      </Columns>
      <ReviewsLink />
    </Section>
  );
}
