import { chakra } from '@chakra-ui/react';
import { Car, Hospital, KeyRound, Luggage, MessageCircle, type LucideIcon } from 'lucide-react';
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
import { whatsappShareLink } from '../office/office.ts';
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
export const cardKinds = {
  accident: { icon: Car, list: 'vehicle', further: 'road-injury', isEmergency: true },
  hospital: { icon: Hospital, list: 'health', further: undefined, isEmergency: true },
  theft: { icon: KeyRound, list: 'theft-papers', listOn: 'road-injury', further: undefined, isEmergency: true },
  baggage: { icon: Luggage, list: 'travel', further: undefined, isEmergency: false },
  death: { icon: undefined, list: 'life', further: 'existing-cover', isEmergency: false },
} as const satisfies Record<string, CardFacts>;

export type CardKind = keyof typeof cardKinds;

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

export interface CardWords {
  title: string;
  lines: string[];
  call: string;
}

export interface CardLabels {
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

interface FirstHourCardProps {
  kind: CardKind;
  words: CardWords;
  labels: CardLabels;
}

/** One case and what to do then, at a fragment of its own. */
export function FirstHourCard({ kind, words, labels }: FirstHourCardProps) {
  const addressOf = useAddress();
  const { icon: Icon, list, listOn, further, isEmergency }: CardFacts = cardKinds[kind];
  return (
    <Card quiet={!Icon}>
      <Summary>
        {Icon && <Icon size={28} />}
        <Heading level={3} variant="label">
          {words.title}
          {!Icon && <Unhurried>{labels.unhurried}</Unhurried>}
        </Heading>
      </Summary>
      <Panel id={kind}>
        {isEmergency && <EmergencyNumbers {...labels.emergency} />}
        <ol>
          {words.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <p>
          <Sentence>{words.call}</Sentence>
        </p>
        <Row data-print="no">
          <CallButtonLink variant="outline" />
          <ReadAloud word="always" />
          <TextLink href={`${listOn ? addressOf(listOn) : ''}#${list}`} size="block">
            {labels.papers}
          </TextLink>
          {further && <NamedLink page={further} />}
          <ExternalLink href={whatsappShareLink(`${words.title}\n${labels.address}#${kind}`)}>
            <MessageCircle size={20} />
            {labels.share}
          </ExternalLink>
          <RefusedClaimLink />
        </Row>
      </Panel>
    </Card>
  );
}
