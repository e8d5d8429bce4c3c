import { chakra } from '@chakra-ui/react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import type { IslandContentProps } from '../../islands/island-entry.ts';
import { FoundDocuments } from './found-documents.tsx';
import { QuestionFields } from './question-fields.tsx';
import { listId, useFinder } from './use-finder.ts';
import { media } from '../../theme/media.ts';

const Fields = chakra('form', {
  base: {
    display: 'grid',
    gap: '1',
    maxWidth: 'wide',
    // Links stand in place of what is asked first, and no answer leads to the next question, so that all others stand
    // there.
    [media.withoutScript]: {
      '& fieldset:not([hidden]), & button': { display: 'none' },
      '& fieldset[hidden]': { display: 'block !important' },
    },
  },
});

/**
 * Questions and one list for their answers, in its own place further down the page; `subject` is what the page is
 * about, `new` or `renew`.
 */
export function DocumentFinder({ subject }: IslandContentProps) {
  const { t } = useTranslation('document-finder');
  const { form, listed, shown, unanswered, check, update } = useFinder(subject);
  const container = listed && document.getElementById(listId);
  return (
    <>
      {/* `dialog` outside of a dialog submits nothing: what is pressed before React hydrates stays on the page, and is
          pressed again then. */}
      <Fields ref={form} method="dialog" onSubmit={check} onInput={update}>
        <QuestionFields topic={subject} shown={shown} unanswered={unanswered}>
          <Button type="submit" data-press="show">
            {t('show')}
          </Button>
        </QuestionFields>
      </Fields>
      {container && createPortal(<FoundDocuments choices={listed} />, container)}
    </>
  );
}
