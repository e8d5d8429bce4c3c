import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { readSince, sourcesOf } from '../facts/claims.ts';
import { claimsOn } from '../facts/site-claims.ts';
import { SourceLink } from '../components/source-link.tsx';

const Area = chakra('div', {
  base: { paddingInline: 'gutter', paddingBottom: '1.5', '& > *': { maxWidth: 'content', marginInline: 'auto' } },
});

/** One quiet line, which says itself that it opens. */
const Line = chakra('summary', {
  base: {
    width: 'fit-content',
    paddingBlock: '1.5',
    textStyle: 'small',
    textDecoration: 'underline',
  },
});

const List = chakra('ul', { base: { '& li': { paddingBlock: '1', textStyle: 'small' } } });

/** When a page's facts were last looked up, and where: behind a fold; the topics are those of claims.tsv. */
export function Sources({ of: topics }: { of: readonly string[] }) {
  const { t } = useTranslation();
  const claims = claimsOn(...topics);
  return (
    <Area data-print="no">
      <details>
        <Line>{t('sources.checked', { month: readSince(claims).slice(0, 7) })}</Line>
        <List>
          {sourcesOf(claims).map((source) => (
            <li key={source.address}>
              <SourceLink {...source} size="block" />
            </li>
          ))}
        </List>
      </details>
    </Area>
  );
}
