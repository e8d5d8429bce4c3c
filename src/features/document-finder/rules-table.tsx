import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { documentRules } from './passport-documents.ts';
import { readSince, sourcesOf } from '../../facts/read-claims.ts';
import { claimsOn } from '../../facts/site-claims.ts';
import { Disclosure } from '../../components/disclosure.tsx';
import { SourceLink } from '../../components/source-link.tsx';
import { documentById } from '../checklist/documents.ts';
import { useCaseWords } from './use-case-words.ts';

const Rules = chakra('ul', {
  base: {
    marginTop: '2',
    '& li': { paddingBlock: '1.5', borderTopWidth: 'hairline', borderColor: 'edge' },
    '& p:first-of-type': { fontWeight: '700' },
    '& p + p + p': { textStyle: 'small', color: 'text.muted' },
  },
});

/** Id of all rules, and on other pages of the way to them. */
export const rulesId = 'papers-rules';

/** What a rule rests on, and the month in which that was read. */
function RuleSources({ topic }: { topic: string }) {
  const { t } = useTranslation('document-finder');
  const claims = claimsOn(topic);
  return (
    <p>
      {t('rules.source', { month: readSince(claims).slice(0, 7) })}:{' '}
      {sourcesOf(claims).map((source, order) => (
        <span key={source.address}>
          {order > 0 && '; '}
          <SourceLink {...source} size="inline" />
        </span>
      ))}
    </p>
  );
}

/** Every rule of the finder in words, with its sources and the month in which they were read. */
export function RulesTable() {
  const { t, i18n } = useTranslation('document-finder');
  const caseWords = useCaseWords();
  const documentOf = documentById(i18n);
  return (
    <Disclosure title={t('rules.title', { total: documentRules.length })} id={rulesId}>
      <p>{t('rules.intro', { ask: t('result.ask') })}</p>
      <Rules>
        {documentRules.map((rule) => (
          <li key={rule.id}>
            <p>{caseWords(rule.when)}</p>
            <p>
              {rule.ask && <chakra.strong color="text.price">{t('result.ask')}: </chakra.strong>}
              {rule.documents ? rule.documents.map((id) => documentOf(id).name).join('; ') : t(`points.${rule.id}`)}
            </p>
            <RuleSources topic={`document-finder/${rule.id}`} />
          </li>
        ))}
      </Rules>
    </Disclosure>
  );
}
