import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { readSince, sourcesOf } from '../facts/claims.ts';
import { claimsOn } from '../facts/site-claims.ts';
import { Contained, Small } from '../components/layout.tsx';
import { SourceLink } from '../components/source-link.tsx';

/** One quiet line, which says itself that it opens. */
const Line = chakra('summary', {
  base: {
    width: 'fit-content',
    paddingBlock: '1.5',
    textStyle: 'small',
    textDecoration: 'underline',
  },
});

/** When a page's facts were last looked up, and where: behind a fold; the topics are those of claims.tsv. */
export function Sources({ of: topics }: { of: readonly string[] }) {
  const { t } = useTranslation();
  const claims = claimsOn(...topics);
  return (
    <Contained data-print="no" paddingBottom="1.5">
      <details>
        <Line>{t('sources.checked', { month: readSince(claims).slice(0, 7) })}</Line>
        <ul>
          {sourcesOf(claims).map((source) => (
            <Small as="li" key={source.address} paddingBlock="1">
              <SourceLink {...source} size="block" />
            </Small>
          ))}
        </ul>
      </details>
    </Contained>
  );
}
