import { useTranslation } from 'react-i18next';
import { useAddress } from '../components/use-address.ts';
import { whole } from '../i18n/copy.ts';
import { PageHero } from '../layouts/page-hero.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { QuoteClosing } from '../layouts/quote-closing.tsx';
import { PageCarryList } from '../live/carry-list/page-carry-list.tsx';
import { DocumentLists } from '../sections/document-lists.tsx';
import { FirstHour } from '../sections/first-hour.tsx';
import { Sources } from '../sections/sources.tsx';
import { Steps } from '../sections/steps.tsx';
import { absoluteAddress } from '../site/absolute-address.ts';
import { sources } from './claims-sources.ts';

export function ClaimsPage() {
  const { t } = useTranslation('claims');
  const address = useAddress();
  return (
    <PageLayout topic={t('hero.title')}>
      <PageHero {...t('hero', whole)} illustration="claims" />
      <FirstHour {...t('firstHour', whole)} address={absoluteAddress(address('claims'))} />
      <Steps {...t('steps', whole)} />
      <DocumentLists {...t('documents', whole)} documents={(list) => <PageCarryList subject={`claims.${list}`} />} collapsed />
      <Sources rows={sources} />
      <QuoteClosing />
    </PageLayout>
  );
}
