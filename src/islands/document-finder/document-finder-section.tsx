/** The document finder on its page: its questions, and further down its list, with all its rules in words. */
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LinkTiles } from '../../components/link-tiles.tsx';
import { NamedLink } from '../../components/named-link.tsx';
import { returnObjects } from '../../i18n/resources.ts';
import { PassportNotice } from '../../sections/passport-notice.tsx';
import { Island } from '../island.tsx';
import type { Question } from './passport-documents.ts';
import { RulesTable } from './rules-table.tsx';

const Questions = chakra('div', { base: { width: '100%', scrollMarginTop: '1rem' } });

/** What each page asks first, and where it answers without a script. */
const firstQuestions = {
  new: {
    name: 'who',
    places: { adult: 'documents', 'minor-15': 'minors', 'minor-before': 'minors', 'minor-after': 'minors' },
  },
  renew: { name: 'need', places: { expiry: 'expiry', lost: 'lost', damaged: 'damaged', change: 'change' } },
} as const satisfies Record<string, { name: Question; places: Readonly<Record<string, string>> }>;

/** It hydrates by itself for a link that brings answers. Without a script its first question leads to the lists of the page. */
export function DocumentFinderQuestions({ topic }: { topic: keyof typeof firstQuestions }) {
  const { t } = useTranslation('document-finder');
  const { name, places } = firstQuestions[topic];
  const { legend, options } = t(`questions.${name}`, returnObjects);
  const words: Readonly<Record<string, string>> = options;
  const links = Object.entries(places).map(([answer, fragment]) => ({
    href: `#${fragment}`,
    words: words[answer] ?? '',
  }));
  return (
    <Questions id="papers" data-print="no">
      <noscript>
        <chakra.p textStyle="label" marginBottom="half">
          {legend}
        </chakra.p>
        <LinkTiles aria-label={legend} links={links} />
      </noscript>
      <Island name="document-finder" subject={topic} asked="need" rule="papers-rules" />
    </Questions>
  );
}

const Area = chakra('section', { base: { background: 'bg.alternate', paddingInline: 'gutter', paddingBlock: '1' } });

const Content = chakra('div', { base: { maxWidth: 'content', marginInline: 'auto' } });

const Place = chakra('div', {
  base: { scrollMarginTop: '1rem', _focusVisible: { outline: 'none' }, '&:not(:empty)': { paddingTop: '3' } },
});

/** Where its list stands once it is asked for, and all its rules. */
export function DocumentFinderSection() {
  return (
    <>
      <Area as="div" data-background="sand">
        <Content>
          <Place id="papers-list" tabIndex={-1} />
        </Content>
      </Area>
      <PassportNotice />
      <Area data-background="sand">
        <Content>
          <RulesTable />
          <NamedLink page="passport-fees" />
        </Content>
      </Area>
    </>
  );
}

/** All its rules with their sources, for a page that has room for them. */
export function DocumentRules() {
  return (
    <Area data-background="sand">
      <Content>
        <RulesTable withSources />
      </Content>
    </Area>
  );
}
