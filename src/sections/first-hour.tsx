import { chakra } from '@chakra-ui/react';
import { Car, Hospital, KeyRound, Luggage, MessageCircle, type LucideIcon } from 'lucide-react';
import { whatsappShareLink } from '../office/office.ts';
import { CallButtonLink } from '../components/contact-links.tsx';
import { chevron } from '../components/chevron.ts';
import { ExternalLink } from '../components/external-link.tsx';
import { Heading } from '../components/heading.tsx';
import { NamedLink } from '../components/named-link.tsx';
import { ReadAloud } from '../components/read-aloud.tsx';
import { RefusedClaimLink } from '../components/refused-claim-link.tsx';
import { Sentence } from '../components/sentence.tsx';
import { TextLink } from '../components/text-link.tsx';
import { useAddress } from '../components/use-address.ts';
import type { PageId } from '../site/pages.ts';
import { EmergencyNumbers, type EmergencyNumbersProps } from './emergency-numbers.tsx';

interface CardFacts {
  icon: LucideIcon | undefined;
  list: string;
  /** Where the list stands on another page. */
  listOn?: PageId;
  further: PageId | undefined;
  isEmergency: boolean;
}

/**
 * What each card leads to: the list of its papers, the page that goes on from it, and whether the emergency number comes first.
 * A card without an icon is set quietly.
 */
const cardKinds = {
  accident: { icon: Car, list: 'vehicle', further: 'road-injury', isEmergency: true },
  hospital: { icon: Hospital, list: 'health', further: undefined, isEmergency: true },
  theft: { icon: KeyRound, list: 'theft-papers', listOn: 'road-injury', further: undefined, isEmergency: true },
  baggage: { icon: Luggage, list: 'travel', further: undefined, isEmergency: false },
  death: { icon: undefined, list: 'life', further: 'existing-cover', isEmergency: false },
} as const satisfies Record<string, CardFacts>;

type CardKind = keyof typeof cardKinds;

const Area = chakra('section', { base: { paddingInline: 'gutter', paddingBottom: 'section' } });

const Content = chakra('div', {
  base: { display: 'grid', gap: '1', maxWidth: 'content', marginInline: 'auto', md: { gap: '2' } },
});

const Cards = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9.5rem, 50% - 0.5rem)), 1fr))',
    // What an open card leaves free beside the one before it is taken by the next.
    gridAutoFlow: 'dense',
    md: { gap: '2' },
    lg: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))' },
    _print: {
      gridTemplateColumns: '1fr 1fr',
      '& > details:not(:last-child)': { gridColumn: 'auto' },
      '& > :last-child': { gridColumn: '1 / -1' },
    },
  },
});

const Card = chakra('details', {
  base: {
    minWidth: '0',
    borderWidth: 'control',
    borderColor: 'edge.control',
    borderRadius: 'medium',
    background: 'bg.raised',
    '&[open]': { gridColumn: '1 / -1' },
    _print: { borderWidth: 'hairline', breakInside: 'avoid' },
    '&[open] > summary': { background: 'bg.alternate' },
  },
  variants: {
    quiet: { true: { lgDown: { gridColumn: '1 / -1' }, '& ol': { listStyle: 'none', paddingInlineStart: '0' } } },
  },
});

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '4rem',
    height: '100%',
    padding: '1',
    borderRadius: 'medium',
    color: 'text.heading',
    _print: { height: 'auto', paddingBlock: 'half' },
    '& > svg': { flex: 'none' },
    '& > h3': { flex: '1' },
    _after: chevron('0.625rem', '2px'),
    'details[open] > &': { height: 'auto' },
    // The longest word still stands whole beside icon and arrow.
    '@media (max-width: 21.99em)': {
      gap: 'half',
      paddingInline: 'half',
      '& > svg': { width: '1.5rem' },
      '& > h3': { fontSize: '1rem' },
    },
  },
});

const Unhurried = chakra('span', { base: { display: 'block', textStyle: 'small', color: 'text.muted' } });

const Panel = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    padding: '1.5',
    maxWidth: 'measure',
    scrollMarginTop: '5.5rem',
    _print: { gap: 'half', maxWidth: 'none', padding: '1', paddingTop: '0', textStyle: 'small' },
    '& ol': {
      listStyle: 'decimal',
      display: 'grid',
      gap: '1',
      paddingInlineStart: '3',
      _print: { gap: 'half', paddingInlineStart: '2' },
    },
    '& li::marker': { fontWeight: '700', color: 'text.price' },
  },
});

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', rowGap: '1' },
});

interface CardWords {
  title: string;
  lines: string[];
  call: string;
}

interface FirstHourProps {
  title: string;
  cards: Record<CardKind, CardWords>;
  /** Said last, when a card is not what is needed. */
  lead: string;
  emergency: EmergencyNumbersProps;
  /** Below the title of the quiet card. */
  unhurried: string;
  /** Label of the link to a card's papers. */
  papers: string;
  /** Label of the link that sends a card on. */
  share: string;
  /** Address of the page, for the links that are sent on. */
  address: string;
}

/** What to do right after it has happened: one card for each case, at a fragment of its own. */
export function FirstHour({ title, cards, emergency, unhurried, lead, papers, share, address }: FirstHourProps) {
  const addressOf = useAddress();
  return (
    <Area data-background="paper">
      <Content>
        <Heading level={2} variant="item">
          {title}
        </Heading>
        <Cards>
          {(Object.keys(cardKinds) as CardKind[]).map((kind) => {
            const { icon: Icon, list, listOn, further, isEmergency }: CardFacts = cardKinds[kind];
            const card = cards[kind];
            return (
              <Card key={kind} quiet={!Icon}>
                <Summary>
                  {Icon && <Icon size={28} />}
                  <Heading level={3} variant="label">
                    {card.title}
                    {!Icon && <Unhurried>{unhurried}</Unhurried>}
                  </Heading>
                </Summary>
                <Panel id={kind}>
                  {isEmergency && <EmergencyNumbers {...emergency} />}
                  <ol>
                    {card.lines.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ol>
                  <p>
                    <Sentence>{card.call}</Sentence>
                  </p>
                  <Row data-print="no">
                    <CallButtonLink variant="outline" />
                    <ReadAloud word="always" />
                    <TextLink href={`${listOn ? addressOf(listOn) : ''}#${list}`} size="block">
                      {papers}
                    </TextLink>
                    {further && <NamedLink page={further} />}
                    <ExternalLink href={whatsappShareLink(`${card.title}\n${address}#${kind}`)}>
                      <MessageCircle size={20} />
                      {share}
                    </ExternalLink>
                    <RefusedClaimLink />
                  </Row>
                </Panel>
              </Card>
            );
          })}
        </Cards>
        <p>
          <Sentence>{lead}</Sentence> <RefusedClaimLink />
        </p>
      </Content>
    </Area>
  );
}
