import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { readSince, sourcesOf } from '../facts/read-claims.ts';
import { claimsOn } from '../facts/site-claims.ts';
import { Container, Small } from '../components/layout.tsx';
import { SourceLink } from '../components/source-link.tsx';
import { useCurrentPage } from '../site/current-page.tsx';

/**
 * When a page's facts were last looked up, and where: behind a fold; the topics are those of claims.tsv, the page's own
 * unless others are named.
 */
export function SourceList({ of: topics }: { of?: readonly string[] }) {
  const { t } = useTranslation();
  const { page } = useCurrentPage();
  const claims = claimsOn(...(topics ?? [page]));
  return (
    <Container data-print="no" paddingBottom="half">
      {/* One quiet line, which says itself that it opens. */}
      <details>
        <chakra.summary width="fit-content" paddingBlock="1.5" textStyle="small" textDecoration="underline">
          {t('sources.checked', { month: readSince(claims).slice(0, 7) })}
        </chakra.summary>
        <ul>
          {sourcesOf(claims).map((source) => (
            <Small as="li" key={source.address} paddingBlock="1">
              <SourceLink {...source} />
            </Small>
          ))}
        </ul>
      </details>
    </Container>
  );
}
