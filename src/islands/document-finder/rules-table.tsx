import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { documentRules, questionNames, type DocumentRule, type Question } from './passport-documents.ts';
import { Disclosure } from '../../components/disclosure.tsx';
import { SourceLink } from '../../components/source-link.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useAddress } from '../../components/use-address.ts';
import { returnObjects } from '../../i18n/resources.ts';
import { useCurrentPage } from '../../site/current-page.tsx';
import { documentFinder } from '../checklist/documents.ts';

const Area = chakra('div', { base: { maxWidth: '46rem', borderTopWidth: 'hairline', borderColor: 'edge' } });

const Rules = chakra('ul', {
  base: {
    marginTop: '2',
    '& li': { paddingBlock: '1.5', borderTopWidth: 'hairline', borderColor: 'edge' },
    '& p:first-of-type': { fontWeight: '600' },
    '& p + p + p': { textStyle: 'small', color: 'text.muted' },
  },
});

const AskUs = chakra('strong', { base: { color: 'text.price' } });

/** Says for which answers a rule is. */
function useConditions(): (when: DocumentRule['when']) => string {
  const { t } = useTranslation('document-finder');
  const words = t('questions', returnObjects);
  const optionsOf = (question: Question): Readonly<Record<string, string>> => words[question].options;
  return (when) =>
    questionNames.flatMap((question) => when[question]?.map((answer) => optionsOf(question)[answer]).join(' / ') ?? []).join(' · ');
}

export interface RulesTableProps {
  /** False where the page has no room for them, and leads to the page that names them. */
  withSources?: boolean;
}

/** Every rule of the finder in words, with its sources and the month in which they were read. */
export const RulesTable = memo(function RulesTable({ withSources = false }: RulesTableProps) {
  const { t, i18n } = useTranslation('document-finder');
  const { language } = useCurrentPage();
  const address = useAddress();
  const conditions = useConditions();
  const documentOf = documentFinder(i18n, language);
  return (
    <Area data-print="no">
      <Disclosure title={t('rules.title')} level={2} id="papers-rules">
        <p>{t('rules.intro', { ask: t('result.ask') })}</p>
        <Rules>
          {documentRules.map(({ when, documents, ask, sources, read }, position) => (
            <li key={position}>
              <p>{conditions(when)}</p>
              <p>
                {ask && <AskUs>{t('result.ask')}: </AskUs>}
                {ask ? t(`ask.${ask}`) : documents.map((id) => documentOf(id).name).join('; ')}
              </p>
              {withSources && (
                <p>
                  {t('rules.source', { month: read.slice(0, 7) })}:{' '}
                  {sources.map((source, order) => (
                    <span key={source.address}>
                      {order > 0 && '; '}
                      <SourceLink {...source} />
                    </span>
                  ))}
                </p>
              )}
            </li>
          ))}
        </Rules>
        {!withSources && (
          <TextLink href={`${address('passport-fees')}#papers-rules`} size="block">
            {t('rules.withSources')}
          </TextLink>
        )}
      </Disclosure>
    </Area>
  );
});
