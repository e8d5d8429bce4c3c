/** The document finder on its page: its questions, and further down its list. */
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Container } from '../../components/layout.tsx';
import { LinkTiles } from '../../components/link-tiles.tsx';
import { PageLink } from '../../components/page-link.tsx';
import { PassportNotice } from './passport-notice.tsx';
import { Island } from '../../islands/island.tsx';
import { choicesFor, documentRules } from './passport-documents.ts';
import { rulesId } from './rules-table.tsx';
import { listId } from './use-finder.ts';

/** What each page asks first, and the fragment at which it answers without a script. */
const firstQuestions = {
  new: { name: 'who', fragmentOf: (who: string) => (who === 'adult' ? 'documents' : 'minors') },
  renew: { name: 'need', fragmentOf: (need: string) => need },
} as const;

/**
 * It hydrates by itself for a link that brings answers. Without a script its first question leads to the lists of the
 * page.
 */
export function DocumentFinderQuestions({ topic }: { topic: keyof typeof firstQuestions }) {
  const { t } = useTranslation('document-finder');
  const { name, fragmentOf } = firstQuestions[topic];
  const links = Object.fromEntries(choicesFor(name, topic).map((each) => [each, { fragment: fragmentOf(each) }]));
  const { legend, options } = t(`questions.${name}`);
  return (
    // A jump leaves 1rem free above what it leads to; here only half, so that nothing of the line above shows.
    <chakra.div id="papers" width="100%" scrollMarginTop="-0.5rem" data-print="no">
      <noscript>
        <chakra.p textStyle="label" marginBottom="half">
          {legend}
        </chakra.p>
        <LinkTiles aria-label={legend} links={links} words={options} />
      </noscript>
      <Island name="document-finder" subject={topic} asked="need" rule={rulesId} />
    </chakra.div>
  );
}

const Place = chakra(Container, {
  base: {
    '&:has(section)': { paddingBlock: '2', background: 'bg.alternate' },
    // Whoever prints a page on which a list was found wants the list.
    '&:has(section) ~ :not([data-sheet])': { _print: { display: 'none' } },
  },
});

/** Where its list stands once it is asked for, who we are, what it costs, and the way to its rules. */
export function DocumentFinderSection() {
  const { t } = useTranslation(['document-finder', 'passport-fees']);
  return (
    <>
      <Place>
        <chakra.div id={listId} data-found-list="" tabIndex={-1} _focusVisible={{ outline: 'none' }} />
      </Place>
      <PassportNotice>
        <PageLink page="passport-fees">{t('passport-fees:fees.line')}</PageLink>{' '}
        <PageLink id={rulesId} page="passport-fees" fragment={rulesId}>
          {t('rules.title', { total: documentRules.length })}
        </PageLink>
      </PassportNotice>
    </>
  );
}
