import { useTranslation } from 'react-i18next';
import { contact } from '../office/contact.ts';
import { deployment } from '../office/deployment.ts';
import { DeviceNotice } from '../sections/device-notice.tsx';
import { WovenRow } from '../components/woven-row.tsx';
import { Hero } from '../sections/hero.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { Prose } from '../sections/prose.tsx';
import { SourceList } from '../sections/source-list.tsx';
import { useCurrentPage } from '../site/current-page.tsx';
import { storedOnDevice } from './stored-on-device.ts';

/** What happens to what visitors write, said in full as the law asks; it follows the owner's settings. */
export function PrivacyPage() {
  const { t } = useTranslation('privacy');
  const { language } = useCurrentPage();
  const { formService, messagesKeptMonths, keepsPages } = deployment;
  const who = contact.grievance[language];
  const kept = storedOnDevice
    .filter(({ what }) => keepsPages || what !== 'saved-site')
    .map(({ what }) => t(`device.kept.${what}`));
  return (
    <PageLayout hasIndex>
      <Hero need="quiet" {...t('hero')} />
      <WovenRow />
      <Prose id="asked" {...t('asked')} />
      <Prose
        id="receivers"
        title={t('receivers.title')}
        paragraphs={[
          t('receivers.office'),
          formService ? t('receivers.service', { collector: formService }) : t('receivers.mailbox'),
          t('receivers.others'),
        ]}
      />
      <Prose
        id="keeping"
        title={t('keeping.title')}
        paragraphs={[
          messagesKeptMonths ? t('keeping.months', { count: messagesKeptMonths }) : t('keeping.untilDone'),
          t('keeping.earlier'),
        ]}
      />
      <DeviceNotice id="device" title={t('device.title')} kept={kept} />
      <Prose id="companies" {...t('companies')} />
      <Prose id="rights" {...t('rights')} />
      <Prose
        id="complaints"
        title={t('complaints.title')}
        paragraphs={[
          who ? t('complaints.person', { contact: who }) : t('complaints.office'),
          t('complaints.board'),
          t('revised'),
        ]}
      />
      <SourceList />
    </PageLayout>
  );
}
