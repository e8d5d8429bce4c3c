import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { papersRules, questionNames, type PapersRule, type Question } from '../../business/passport-papers.ts';
import { Disclosure } from '../../components/disclosure.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { whole } from '../../i18n/copy.ts';
import { useCurrentPage } from '../../site/current-page.tsx';
import { documentOf } from '../carry-list/documents.ts';

const Area = chakra('div', { base: { maxWidth: '46rem', marginTop: '3' } });

const Rules = chakra('dl', {
  base: {
    marginTop: '2',
    '& dt': { paddingTop: '1.5', borderTopWidth: 'hairline', borderColor: 'edge', fontWeight: '600' },
    '& dd:last-of-type, & dd + dd': { paddingBottom: '1.5', textStyle: 'small', color: 'text.muted' },
  },
});

const AskUs = chakra('strong', { base: { color: 'text.price' } });

/** Says for which answers a rule is. */
function useConditions(): (when: PapersRule['when']) => string {
  const { t } = useTranslation('paper-finder');
  const words = t('questions', whole);
  const optionsOf = (question: Question): Readonly<Record<string, string>> => words[question].options;
  return (when) =>
    questionNames.flatMap((question) => when[question]?.map((answer) => optionsOf(question)[answer]).join(' / ') ?? []).join(' · ');
}

/** Every rule of the finder in words, with its sources and the day on which they were read. */
export function RulesTable() {
  const { t, i18n } = useTranslation('paper-finder');
  const { language } = useCurrentPage();
  const conditions = useConditions();
  return (
    <Area>
      <Disclosure title={t('rules.title')}>
        <p>{t('rules.intro', { ask: t('result.ask') })}</p>
        <Rules>
          {papersRules.map(({ when, documents, ask, sources, read }, position) => (
            <div key={position}>
              <dt>{conditions(when)}</dt>
              <dd>
                {ask && <AskUs>{t('result.ask')}: </AskUs>}
                {ask ? t(`ask.${ask}`) : documents.map((id) => documentOf(id, i18n, language).name).join('; ')}
              </dd>
              <dd>
                {t('rules.source', { date: read })}:{' '}
                {sources.map(({ name, address }, place) => (
                  <span key={address}>
                    {place > 0 && '; '}
                    <TextLink href={address} rel="noopener noreferrer" lang="en">
                      {name}
                    </TextLink>
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </Rules>
      </Disclosure>
    </Area>
  );
}
