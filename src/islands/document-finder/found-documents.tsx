import { chakra } from '@chakra-ui/react';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { whatsappShareLink } from '../../office/office.ts';
import { documentsFor, type Answers } from './passport-documents.ts';
import { AnswerCard } from '../../components/answer-card.tsx';
import { WhatsappButtonLink } from '../../components/whatsapp-button-link.tsx';
import { Heading } from '../../components/heading.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { returnObjects } from '../../i18n/resources.ts';
import { useCurrentPage } from '../../site/current-page.tsx';
import { Checklist } from '../checklist/checklist.tsx';
import { documentFinder } from '../checklist/documents.ts';
import { hideReplacedLists } from './replaced-lists.ts';
import { listAddress } from './use-finder.ts';

const Result = chakra('section', { base: { display: 'grid', gap: '2', maxWidth: '46rem' } });

const Ask = chakra('div', { base: { '& ul': { display: 'grid', gap: '1', listStyle: 'disc', paddingInlineStart: '3' } } });

const Links = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' } });

/** The one list for a set of answers, with what to ask first, and a link by which others open the same list. */
export const FoundDocuments = memo(function FoundDocuments({ answers }: { answers: Answers }) {
  const { t, i18n } = useTranslation('document-finder');
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
  const title = [words.need.options[answers.need], words.who.options[answers.who], words.speed.options[answers.speed]].join(' · ');
  const link = listAddress(new URLSearchParams({ ...answers }));
  return (
    <Result ref={result}>
      <Heading level={2}>{t('result.title')}</Heading>
      <div role="status">
        <AnswerCard title={title} figures={[{ label: t('result.found'), value: String(documents.length) }]}>
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
    </Result>
  );
});
