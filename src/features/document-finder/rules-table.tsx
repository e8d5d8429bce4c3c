import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { documentRules, questionNames, type DocumentRule, type Question } from './passport-documents.ts';
import { readSince, sourcesOf } from '../../facts/claims.ts';
import { claimsOn } from '../../facts/site-claims.ts';
import { Disclosure } from '../../components/disclosure.tsx';
import { SourceLink } from '../../components/source-link.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useAddress } from '../../components/use-address.ts';
import { useCurrentPage } from '../../site/current-page.tsx';
import { documentFinder } from '../checklist/documents.ts';

const Rules = chakra('ul', {
  base: {
    marginTop: '2',
    '& li': { paddingBlock: '1.5', borderTopWidth: 'hairline', borderColor: 'edge' },
    '& p:first-of-type': { fontWeight: '700' },
    '& p + p + p': { textStyle: 'small', color: 'text.muted' },
  },
});

const AskUs = chakra('strong', { base: { color: 'text.price' } });

/** Says for which answers a rule is. */
function useConditions(): (when: DocumentRule['when']) => string {
  const { t } = useTranslation('document-finder');
  const words = t('questions');
  const optionsOf = (question: Question): Readonly<Record<string, string>> => words[question].options;
  return (when) =>
    questionNames
      .flatMap((question) => when[question]?.map((answer) => optionsOf(question)[answer]).join(' / ') ?? [])
      .join(' · ');
}

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
          <SourceLink {...source} />
        </span>
      ))}
    </p>
  );
}

interface RulesTableProps {
  /** False where the page has no room for them, and leads to the page that names them. */
  withSources?: boolean | undefined;
}

/** Every rule of the finder in words, with its sources and the month in which they were read. */
export const RulesTable = memo(function RulesTable({ withSources = false }: RulesTableProps) {
  const { t, i18n } = useTranslation('document-finder');
  const { language } = useCurrentPage();
  const address = useAddress();
  const conditions = useConditions();
  const documentOf = documentFinder(i18n, language);
  return (
    <Disclosure title={t('rules.title', { total: documentRules.length })} level={2} id="papers-rules">
      <p>{t('rules.intro', { ask: t('result.ask') })}</p>
      <Rules>
        {documentRules.map((rule) => (
          <li key={rule.id}>
            <p>{conditions(rule.when)}</p>
            <p>
              {rule.ask && <AskUs>{t('result.ask')}: </AskUs>}
              {rule.documents ? rule.documents.map((id) => documentOf(id).name).join('; ') : t(`points.${rule.id}`)}
            </p>
            {withSources && <RuleSources topic={`document-finder/${rule.id}`} />}
          </li>
        ))}
      </Rules>
      {!withSources && (
        <TextLink href={`${address('passport-fees')}#papers-rules`} size="block">
          {t('rules.withSources')}
        </TextLink>
      )}
    </Disclosure>
  );
});
