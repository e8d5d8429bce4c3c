import { useTranslation } from 'react-i18next';
import { office } from '../office/office.ts';
import { returnObjects } from '../i18n/resources.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { Prose } from '../sections/prose.tsx';
import { Sources } from '../sections/sources.tsx';
import { sources } from './privacy-sources.ts';

/** What happens to what visitors write, said in full as the law asks; it follows the owner's settings. */
export function PrivacyPage() {
  const { t } = useTranslation('privacy');
  const { formService, messagesKeptMonths, keepsPages, grievanceContact } = office;
  const receivers = {
    title: t('receivers.title'),
    paragraphs: [
      t('receivers.office'),
      formService ? t('receivers.service', { collector: formService }) : t('receivers.mailbox'),
      t('receivers.others'),
    ],
  };
  const keeping = {
    title: t('keeping.title'),
    paragraphs: [
      messagesKeptMonths ? t('keeping.months', { count: messagesKeptMonths }) : t('keeping.untilDone'),
      t('keeping.earlier'),
    ],
  };
  const device = {
    title: t('device.title'),
    paragraphs: [t('device.typed'), ...(keepsPages ? [t('device.pages')] : []), t('device.nothingElse')],
  };
  const complaints = {
    title: t('complaints.title'),
    paragraphs: [
      grievanceContact ? t('complaints.person', { contact: grievanceContact }) : t('complaints.office'),
      t('complaints.board'),
      t('revised'),
    ],
  };
  const sections = [t('asked', returnObjects), receivers, keeping, device, t('companies', returnObjects), t('rights', returnObjects), complaints];
  return (
    <PageLayout>
      <PageHero need="quiet" {...t('hero', returnObjects)} />
      {sections.map((section) => (
        <Prose key={section.title} {...section} />
      ))}
      <Sources rows={sources} />
    </PageLayout>
  );
}
