import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Heading } from '../components/heading.tsx';
import { Picture, type Illustration } from '../components/picture.tsx';
import { TextLink } from '../components/text-link.tsx';
import { useAddress } from '../components/use-address.ts';
import type { PageId } from '../site/pages.ts';
import { Frame } from '../components/frame.tsx';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1.5',
    md: { gap: '4', gridTemplateColumns: '1fr 1fr' },
    _print: { gap: '2', gridTemplateColumns: '1fr 1fr' },
  },
});

const Card = chakra('li', {
  base: {
    display: 'grid',
    columnGap: '2',
    alignContent: 'start',
    alignItems: 'center',
    justifyItems: 'start',
    // On phones the page's own picture is enough.
    rowGap: 'half',
    mdDown: { '& > img': { display: 'none' } },
  },
});

interface ServiceCardsProps {
  title: string;
  intro?: string;
  /** Fragment that links point at. */
  id?: string;
  cards: {
    page: PageId;
    picture: Illustration;
    title: string;
    body: string;
    /** A question of many, and the fragment of the page that answers it. */
    question?: { words: string; fragment: string } | undefined;
  }[];
}

/** Cards that lead to the pages of services. */
export function ServiceCards({ title, intro, id, cards }: ServiceCardsProps) {
  const address = useAddress();
  return (
    <Frame title={title} intro={intro} id={id}>
      <Grid>
        {cards.map((card) => (
          <Card key={card.page}>
            <Picture name={card.picture} decorative />
            <Heading level={3}>
              <TextLink href={address(card.page)} size="block">
                {card.title}
                <ArrowRight size={20} />
              </TextLink>
            </Heading>
            <p>{card.body}</p>
            {card.question && (
              <TextLink href={`${address(card.page)}#${card.question.fragment}`} size="block" data-print="no">
                {card.question.words}
              </TextLink>
            )}
          </Card>
        ))}
      </Grid>
    </Frame>
  );
}
