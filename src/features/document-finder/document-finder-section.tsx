/** The document finder on its page: its questions, and further down its list. */
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Contained } from '../../components/layout.tsx';
import { LinkTiles, type LinkTilesProps } from '../../components/link-tiles.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useAddress } from '../../components/use-address.ts';
import { FeesLink } from './passport-figures.tsx';
import { PassportNotice } from './passport-notice.tsx';
import { Island } from '../../islands/island.tsx';
import { documentRules, type Question } from './passport-documents.ts';
import { rulesPlace } from './rules-table.tsx';

// With what the page leaves free 8 px, so that nothing of the line above is seen.
const Questions = chakra('div', { base: { width: '100%', scrollMarginTop: '-0.5rem' } });

/** What each page asks first, and where it answers without a script. */
const firstQuestions = {
  new: {
    name: 'who',
    places: {
      adult: { fragment: 'documents' },
      'minor-15': { fragment: 'minors' },
      'minor-before': { fragment: 'minors' },
      'minor-after': { fragment: 'minors' },
    },
  },
  renew: {
    name: 'need',
    places: {
      expiry: { fragment: 'expiry' },
      lost: { fragment: 'lost' },
      damaged: { fragment: 'damaged' },
      change: { fragment: 'change' },
    },
  },
} as const satisfies Record<string, { name: Question; places: LinkTilesProps['places'] }>;

/** It hydrates by itself for a link that brings answers. Without a script its first question leads to the lists of the page. */
export function DocumentFinderQuestions({ topic }: { topic: keyof typeof firstQuestions }) {
  const { t } = useTranslation('document-finder');
  const { name, places } = firstQuestions[topic];
  const { legend, options } = t(`questions.${name}`);
  return (
    <Questions id="papers" data-print="no">
      <noscript>
        <chakra.p textStyle="label" marginBottom="half">
          {legend}
        </chakra.p>
        <LinkTiles aria-label={legend} places={places} words={options} />
      </noscript>
      <Island name="document-finder" subject={topic} asked="need" rule={rulesPlace} />
    </Questions>
  );
}

const Area = chakra(Contained, {
  base: {
    '&:has(section)': { paddingBlock: '2', background: 'bg.alternate' },
    // Whoever prints a page on which a list was found wants the list.
    '&:has(section) ~ :not([data-sheet])': { _print: { display: 'none' } },
  },
});

const Place = chakra('div', { base: { scrollMarginTop: '1rem', _focusVisible: { outline: 'none' } } });

/** Where its list stands once it is asked for, who we are, what it costs, and the way to its rules. */
export function DocumentFinderSection() {
  const { t } = useTranslation('document-finder');
  const address = useAddress();
  return (
    <>
      <Area>
        <Place id="papers-list" tabIndex={-1} />
      </Area>
      <PassportNotice>
        <FeesLink />{' '}
        <TextLink id={rulesPlace} href={`${address('passport-fees')}#${rulesPlace}`} size="block">
          {t('rules.title', { total: documentRules.length })}
        </TextLink>
      </PassportNotice>
    </>
  );
}
