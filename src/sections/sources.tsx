import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { readSince, sourcesOf, type FactSources } from '../i18n/sourced-facts.ts';
import { Disclosure } from '../components/disclosure.tsx';
import { SourceLink } from '../components/source-link.tsx';

const Area = chakra('div', { base: { paddingInline: 'gutter', '& > *': { maxWidth: 'content', marginInline: 'auto' } } });

const List = chakra('ul', { base: { '& li': { paddingBlock: '1', textStyle: 'small' } } });

/** When a page's facts were last looked up, and where: behind a fold. */
export function Sources({ rows }: { rows: FactSources }) {
  const { t } = useTranslation();
  return (
    <Area data-print="no">
      <Disclosure title={t('sources.checked', { month: readSince(rows).slice(0, 7) })}>
        <List>
          {sourcesOf(rows).map((source) => (
            <li key={source.address}>
              <SourceLink {...source} size="block" />
            </li>
          ))}
        </List>
      </Disclosure>
    </Area>
  );
}
