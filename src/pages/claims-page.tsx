import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Share } from '../features/share/share.tsx';
import { useAddress } from '../components/use-address.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { ChatClosing } from '../sections/chat-closing.tsx';
import { PageChecklist } from '../features/checklist/page-checklist.tsx';
import { RuledLines } from '../features/checklist/ruled-lines.tsx';
import { DocumentLists } from '../sections/document-lists.tsx';
import { FirstHour } from '../sections/first-hour.tsx';
import { InsurerContacts } from '../sections/insurer-contacts.tsx';
import { Sources } from '../sections/sources.tsx';
import { Steps } from '../sections/steps.tsx';
import { absoluteAddress } from '../site/absolute-address.ts';

const Sharing = chakra('div', { base: { marginTop: '2' } });

export function ClaimsPage() {
  const { t } = useTranslation('claims');
  const address = useAddress();
  const { lists, ...documents } = t('documents');
  // Each on the page of its matter: this one has no room for them.
  const { theft: _theft, heirs: _heirs, ...ownLists } = lists;
  return (
    <PageLayout topic={t('hero.title')} isEmergency>
      <PageHero need="emergency" title={t('hero.title')} subtitle={t('hero.subtitle')} illustration="claims" />
      <FirstHour {...t('firstHour')} lead={t('hero.lead')} address={absoluteAddress(address('claims'))} />
      <Steps {...t('steps')} id="steps" />
      <DocumentLists {...documents} lists={ownLists} documents={(list) => <PageChecklist subject={`claims.${list}`} />}>
        <Sharing>
          <Share of="list" title={documents.title} fragment="documents" />
        </Sharing>
      </DocumentLists>
      <InsurerContacts {...t('contacts')} />
      <RuledLines matter="claim" />
      <Sources of={['claims']} />
      <ChatClosing {...t('closing')} topic={t('hero.title')} />
    </PageLayout>
  );
}
