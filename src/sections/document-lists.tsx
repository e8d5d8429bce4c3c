import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure.tsx';
import { Section, type SectionProps } from '../components/section.tsx';
import { Island } from '../islands/island.tsx';
import { useCurrentPage } from '../site/current-page.tsx';

interface DocumentList {
  title: string;
  intro: string;
  /** What its heading says beside it, where counting would not tell all. */
  answer?: string;
  items: Record<string, { name: string; anyOf?: Record<string, { name: string; askFirst?: boolean }> }>;
}

interface DocumentListsProps extends SectionProps {
  /** Lists by an id that is the same in every language; the id is the list's fragment. */
  lists: Record<string, DocumentList>;
  /** What stands below the documents of a list. */
  below?: Record<string, ReactNode>;
  /** A caution that goes for all of them. */
  note?: string;
  /** Id of the radio button that a link to a list chooses instead, where a script runs. */
  choice?: (id: string) => string;
}

const Lists = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    columnGap: '4',
    lg: { gridTemplateColumns: '1fr 1fr' },
    // Two by two on paper, the lower two whole.
    _print: {
      columnGap: '2',
      gridTemplateColumns: '1fr 1fr',
      '& summary > span': { display: 'none' },
      '& > :nth-of-type(n + 3)': { breakInside: 'avoid' },
    },
  },
});

/** Checklists of documents, each behind its heading, which says how many it asks for. */
export function DocumentLists({ lists, below = {}, note, choice, children, ...frame }: DocumentListsProps) {
  const { t } = useTranslation(['common', 'checklist']);
  const { page } = useCurrentPage();
  const counted = ({ items }: DocumentList) => {
    const [first, ...others] = Object.values(items);
    const anyOf = Object.values(first?.anyOf ?? {}).filter(({ askFirst }) => !askFirst);
    return others.length > 0 || anyOf.length === 0
      ? t('checklist:total', { total: others.length + 1 })
      : t('documents.oneOf', { number: anyOf.length });
  };
  return (
    <Section {...frame} id="documents">
      <Lists>
        {Object.entries(lists).map(([id, list]) => (
          <Disclosure key={id} title={list.title} summary={list.answer ?? counted(list)}>
            {/* The fragment stands inside what opens, because browsers open a closed part only for a target within it. */}
            <chakra.div id={id} data-choice={choice?.(id)} scrollMarginTop="5rem">
              <chakra.p marginBottom="1.5" _print={{ breakAfter: 'avoid' }}>
                {list.intro}
              </chakra.p>
              <Island name="checklist" subject={`${page}.${id}`} canPrint />
              {below[id]}
            </chakra.div>
          </Disclosure>
        ))}
      </Lists>
      {note && (
        <chakra.p layerStyle="quoted" marginTop="3" maxWidth="measure">
          {note}
        </chakra.p>
      )}
      {children}
    </Section>
  );
}
