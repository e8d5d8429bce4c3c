import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Share } from '../features/share/share.tsx';
import { PageLink } from '../components/page-link.tsx';
import { AdvicePage } from '../layouts/advice-page.tsx';
import { RuledLines } from '../features/checklist/ruled-lines.tsx';
import { DocumentLists } from '../sections/document-lists.tsx';
import { FirstHour } from '../sections/first-hour.tsx';
import { InsurerContacts } from '../sections/insurer-contacts.tsx';
import { Steps } from '../sections/steps.tsx';

/** What to do when something has happened: the first hour, the steps, the papers, and whom to call. */
export function ClaimsPage() {
  const { t } = useTranslation('claims');
  const { lists, ...documents } = t('documents');
  // Each on the page of its matter: this one has no room for them.
  const { theft: _theft, heirs: _heirs, death: _death, ...ownLists } = lists;
  return (
    <AdvicePage
      hero={t('hero')}
      need="emergency"
      illustration="claims"
      topic={t('hero.title')}
      isEmergency
      closing={t('closing')}
    >
      <FirstHour />
      <Steps {...t('steps')} id="steps" />
      <DocumentLists {...documents} lists={ownLists} below={{ life: <PageLink page="after-death" /> }}>
        <chakra.div marginTop="2">
          <Share title={documents.title} fragment="documents" />
        </chakra.div>
      </DocumentLists>
      <InsurerContacts {...t('contacts')} />
      <RuledLines matter="claim" />
    </AdvicePage>
  );
}
