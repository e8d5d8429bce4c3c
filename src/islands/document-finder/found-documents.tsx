import { chakra } from '@chakra-ui/react';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { whatsappShareLink } from '../../office/office.ts';
import { documentsFor, questionNames, type Answers, type Question } from './passport-documents.ts';
import { feeRowsFor } from './passport-fees.ts';
import { AnswerCard } from '../../components/answer-card.tsx';
import { WhatsappButtonLink } from '../../components/whatsapp-button-link.tsx';
import { List } from '../../components/list.tsx';
import { SpeakInstead } from '../../components/speak-instead.tsx';
import { NamedLink } from '../../components/named-link.tsx';
import { Heading } from '../../components/heading.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { returnObjects } from '../../i18n/resources.ts';
import { useCurrentPage } from '../../site/current-page.tsx';
import { Checklist } from '../checklist/checklist.tsx';
import { documentFinder } from '../checklist/documents.ts';
import { hideReplacedLists } from './replaced-lists.ts';
import { listAddress } from './use-finder.ts';

const Result = chakra('section', { base: { display: 'grid', gap: '2', maxWidth: 'wide' } });

const Ask = chakra('div', {
  base: { '& ul': { display: 'grid', gap: '1', listStyle: 'disc', paddingInlineStart: '3' } },
});

const Links = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' } });

/** The one list for a set of answers, with the government's fee, what to ask first, a link by which others open the same list, and the day itself. */
export const FoundDocuments = memo(function FoundDocuments({ answers }: { answers: Answers }) {
  const { t, i18n } = useTranslation(['document-finder', 'passport-fees']);
  const { language } = useCurrentPage();
  const { documents, ask } = useMemo(() => {
    const required = documentsFor(answers);
    return { ask: required.ask, documents: required.documents.map(documentFinder(i18n, language)) };
  }, [answers, i18n, language]);
  const result = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    hideReplacedLists(result.current);
    return () => hideReplacedLists(null);
  }, [documents]);
  const words = t('questions', returnObjects);
  const optionsOf = (question: Question): Readonly<Record<string, string>> => words[question].options;
  const title = questionNames.flatMap((name) => optionsOf(name)[answers[name] ?? ''] ?? []).join(' · ');
  const fees = t('passport-fees:fees', returnObjects);
  const feeRows = feeRowsFor(answers);
  const day = t('passport-fees:day', returnObjects);
  const link = listAddress(new URLSearchParams({ ...answers }));
  return (
    <Result ref={result}>
      <Heading level={2}>{t('result.title')}</Heading>
      <div role="status">
        <AnswerCard title={title} figures={[{ label: t('result.found'), value: String(documents.length) }]}>
          <Ask>
            <strong>{fees.title}</strong>
            {feeRows.length > 0 ? (
              <ul>
                {feeRows.map((row) => (
                  <li key={row}>
                    {fees.rows[row].name}: {fees.rows[row][answers.speed ?? 'normal']}
                  </li>
                ))}
              </ul>
            ) : (
              <p>{t('result.ask')}</p>
            )}
            <p>{fees.separate}</p>
          </Ask>
          {ask.length > 0 && (
            <Ask>
              <strong>{t('result.ask')}</strong>
              <ul>
                {ask.map((point) => (
                  <li key={point}>{t(`ask.${point}`)}</li>
                ))}
              </ul>
            </Ask>
          )}
        </AnswerCard>
      </div>
      <Checklist id="found" title={title} documents={documents} />
      <Links>
        <WhatsappButtonLink href={whatsappShareLink(`${title}\n${new URL(link, location.href)}`)} variant="outline">
          {t('result.share')}
        </WhatsappButtonLink>
        <TextLink href={link} size="block">
          {t('result.link')}
        </TextLink>
      </Links>
      <SpeakInstead topic={title} />
      <Result as="div" data-print="no">
        <Heading level={3}>{day.title}</Heading>
        <List items={day.items} />
        <NamedLink page="passport-fees" />
      </Result>
    </Result>
  );
});
