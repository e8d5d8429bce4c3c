import { chakra } from '@chakra-ui/react';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { spacedUnlessEmpty } from '../../components/spaced-unless-empty.ts';
import { Frame } from '../../sections/frame.tsx';
import type { IslandContentProps } from '../island-entry.ts';
import { FoundDocuments } from './found-documents.tsx';
import { QuestionFields } from './question-fields.tsx';
import { RulesTable } from './rules-table.tsx';
import { useFinder } from './use-finder.ts';

const Form = chakra('form', { base: { display: 'grid', maxWidth: '46rem', ...spacedUnlessEmpty('3') } });

/**
 * Three questions and one list for the answers. Before React hydrates, the form sends the answers into the address, which hydrates it on the next page;
 * without a script the table of rules below says the same. Its subject is the answer that its page has already given, if any.
 */
export function DocumentFinder({ subject }: IslandContentProps) {
  const { t } = useTranslation('document-finder');
  const { form, result, answers, unanswered, check, answer } = useFinder();
  // Drawn in steps, so that a slow phone answers the press before it has drawn the list.
  const shown = useDeferredValue(answers);
  return (
    <Frame title={t('title')} intro={t('intro')} id="papers" background="sand" opening="beside">
      <Form ref={form} action="#papers" onSubmit={check} onChange={answer}>
        <QuestionFields given={subject} unanswered={unanswered} />
        <div>
          <Button type="submit">{t('show')}</Button>
        </div>
      </Form>
      <div ref={result} tabIndex={-1}>
        {shown && <FoundDocuments answers={shown} />}
      </div>
      <RulesTable />
    </Frame>
  );
}
