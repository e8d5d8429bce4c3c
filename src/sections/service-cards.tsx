import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Heading } from '../components/heading.tsx';
import { Small } from '../components/layout.tsx';
import { Picture, type Illustration } from '../components/picture.tsx';
import { PageLink } from '../components/page-link.tsx';
import type { PageId } from '../site/pages.ts';
import { Amount } from './amount.ts';
import { Section, type SectionProps } from '../components/section.tsx';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    md: { gap: '4', gridTemplateColumns: '1fr 1fr' },
    _print: { gap: '2', gridTemplateColumns: '1fr 1fr' },
  },
});

/** Of a phone's card: letters of twice the size leave it what a word leaves. */
const pictureSide = 'min(6rem, 28vw, 100vw - 8rem)';

const Card = chakra('li', {
  base: {
    display: 'grid',
    columnGap: '2',
    alignContent: 'start',
    alignItems: 'center',
    justifyItems: 'start',
    rowGap: 'half',
    // On phones one row, the picture beside the words; wherever it is touched it leads on.
    mdDown: {
      position: 'relative',
      gridTemplateColumns: `${pictureSide} 1fr`,
      '& > img': {
        width: pictureSide,
        height: pictureSide,
        gridColumn: '1',
        gridRow: '1 / span 3',
        alignSelf: 'start',
      },
      '& > *': { gridColumn: '2' },
      // What follows the price, in the width of the card.
      '& > p ~ a': { gridColumn: '1 / -1' },
      '& > a': { position: 'relative', zIndex: '1' },
      '& h3 a::after': { content: '""', position: 'absolute', inset: '0' },
    },
    md: { '& > img': { height: 'auto' } },
  },
});

interface ServiceCardsProps extends SectionProps {
  /** What the asterisk of the prices means. */
  note?: string;
  cards: {
    page: PageId;
    picture: Illustration;
    title: string;
    body: string;
    /** Its lowest price, where it has one. */
    price?: string;
    /** A question of many, and the fragment of the page that answers it. */
    question?: { words: string; fragment: string };
  }[];
}

/** Cards that lead to the pages of services. */
export function ServiceCards({ note, cards, ...frame }: ServiceCardsProps) {
  return (
    <Section {...frame}>
      <Grid>
        {cards.map((card) => (
          <Card key={card.page}>
            <Picture name={card.picture} isDecorative />
            <Heading level={3}>
              <PageLink page={card.page}>
                {card.title}
                <ArrowRight size={20} />
              </PageLink>
            </Heading>
            <p>{card.body}</p>
            {card.price && (
              <p>
                <Amount>{card.price}</Amount>
              </p>
            )}
            {card.question && (
              <PageLink page={card.page} fragment={card.question.fragment} data-print="no">
                {card.question.words}
              </PageLink>
            )}
          </Card>
        ))}
      </Grid>
      {note && <Small marginTop="1.5">{note}</Small>}
    </Section>
  );
}
