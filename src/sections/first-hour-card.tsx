import { chakra } from '@chakra-ui/react';
import { Car, Hospital, KeyRound, Luggage, MessageCircle, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CallButtonLink } from '../components/contact-links.tsx';
import { Choice } from '../components/choices.tsx';
import { ExternalLink } from '../components/external-link.tsx';
import { Row, Small, Stack } from '../components/layout.tsx';
import { PageLink } from '../components/page-link.tsx';
import { ReadAloud } from '../features/read-aloud/read-aloud.tsx';
import { RefusedClaimLink } from '../components/refused-claim-link.tsx';
import { Sentence } from '../components/sentence.tsx';
import { useAddress } from '../components/use-address.ts';
import { whatsappLink } from '../office/links.ts';
import { absoluteAddress } from '../site/absolute-address.ts';
import type { PageId } from '../site/pages.ts';
import { diamond } from '../theme/weave-css.ts';
import { EmergencyNumbers } from './emergency-numbers.tsx';

interface CardFacts {
  icon?: LucideIcon;
  list: string;
  /** Where the list stands on another page. */
  listOn?: PageId;
  further?: PageId;
  /** Where the emergency numbers stand, and how loudly. */
  emergency?: 'first' | 'last';
}

/**
 * What each card leads to: the list of its papers, the page that goes on from it, and its emergency numbers: last where
 * most who read it are at the hospital already. A card without an icon is set quietly.
 */
export const cardKinds = {
  accident: { icon: Car, list: 'vehicle', further: 'road-injury', emergency: 'first' },
  hospital: { icon: Hospital, list: 'health', emergency: 'last' },
  theft: { icon: KeyRound, list: 'theft-papers', listOn: 'road-injury', emergency: 'first' },
  baggage: { icon: Luggage, list: 'travel' },
  death: { list: 'life', further: 'after-death' },
} as const satisfies Record<string, CardFacts>;

export type CardKind = keyof typeof cardKinds;

/** What to do, beside whom to call where there is room. */
const Advice = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    lg: {
      gridTemplateColumns: '3fr 2fr',
      columnGap: '6',
      alignContent: 'start',
      '& > ol': { gridColumn: '1', gridRow: '1 / span 4' },
      '& > :not(ol)': { gridColumn: '2' },
    },
    _print: { display: 'block' },
    '& ol': { display: 'grid', alignContent: 'start', gap: '1', _print: { gap: 'half' } },
  },
  variants: {
    numbered: {
      true: {
        '& ol': { counterReset: 'step', _print: { listStyle: 'decimal', paddingInlineStart: '2' } },
        '& li': {
          position: 'relative',
          counterIncrement: 'step',
          paddingInlineStart: '5',
          _print: { paddingInlineStart: '0' },
        },
        '& li::before': {
          content: 'counter(step)',
          position: 'absolute',
          insetInlineStart: '0',
          display: 'grid',
          placeItems: 'center',
          width: '1.875rem',
          height: '1.875rem',
          background: 'woven.indigo',
          clipPath: diamond(0.125, 7, 0),
          color: 'text.onBrandAccent',
          textStyle: 'sign',
          lineHeight: '1',
          forcedColorAdjust: 'none',
          _print: { display: 'none' },
        },
      },
    },
  },
});

/** One case and what to do then, at a fragment of its own. */
export function FirstHourCard({ kind }: { kind: CardKind }) {
  const { t } = useTranslation('first-hour');
  const words = t('cards')[kind];
  const address = absoluteAddress(useAddress()('claims'));
  const { icon, list, listOn, further, emergency }: CardFacts = cardKinds[kind];
  const title = (
    <>
      {words.title}
      {!icon && (
        <Small as="span" display="block" color="text.muted">
          {t('labels.unhurried')}
        </Small>
      )}
    </>
  );
  return (
    <Choice name="first-hour" id={kind} icon={icon} isWide={!icon} title={title}>
      {'deadlines' in words && (
        <Stack as="p" gap="half">
          {words.deadlines.map((deadline) => (
            <strong key={deadline}>{deadline} </strong>
          ))}
        </Stack>
      )}
      <Advice numbered={Boolean(icon)} data-calm={emergency === 'first' ? undefined : ''}>
        {emergency === 'first' && <EmergencyNumbers />}
        <ol>
          {words.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <p>
          <Sentence>{words.call}</Sentence>
        </p>
        <Row rowGap="1" data-print="no">
          <CallButtonLink variant="outline" />
          <ReadAloud word="always" />
          <PageLink page={listOn} fragment={list}>
            {t('labels.papers')}
          </PageLink>
          {further && <PageLink page={further} />}
          <ExternalLink href={whatsappLink('', `${words.title}\n${address}#${kind}`)}>
            <MessageCircle size={20} />
            {t('labels.share')}
          </ExternalLink>
          <RefusedClaimLink />
        </Row>
        {emergency === 'last' && <EmergencyNumbers variant="outline" />}
      </Advice>
    </Choice>
  );
}
