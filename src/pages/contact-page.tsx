import { useTranslation } from 'react-i18next';
import { returnObjects } from '../i18n/resources.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { Island } from '../islands/island.tsx';
import { ContactCards } from '../sections/contact-cards.tsx';
import { OfficeMap } from '../sections/office-map.tsx';
import { Questions } from '../sections/questions.tsx';
import { WhatsappDesk } from '../sections/whatsapp-desk.tsx';

export function ContactPage() {
  const { t } = useTranslation('contact');
  return (
    <PageLayout>
      <PageHero need="contact" {...t('hero', returnObjects)} illustration="contact" />
      <ContactCards {...t('cards', returnObjects)} />
      <Island name="contact-form" />
      <WhatsappDesk {...t('whatsapp', returnObjects)} />
      <OfficeMap {...t('map', returnObjects)} />
      <Questions {...t('questions', returnObjects)} />
    </PageLayout>
  );
}
