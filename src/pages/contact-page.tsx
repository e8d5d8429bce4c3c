import { useTranslation } from 'react-i18next';
import { whole } from '../i18n/copy.ts';
import { PageHero } from '../layouts/page-hero.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { LiveRegion } from '../live/live-region.tsx';
import { ContactCards } from '../sections/contact-cards.tsx';
import { OfficeMap } from '../sections/office-map.tsx';
import { Questions } from '../sections/questions.tsx';
import { WhatsappDesk } from '../sections/whatsapp-desk.tsx';

export function ContactPage() {
  const { t } = useTranslation('contact');
  return (
    <PageLayout>
      <PageHero {...t('hero', whole)} illustration="contact" />
      <ContactCards {...t('cards', whole)} />
      <LiveRegion name="contact-form" />
      <WhatsappDesk {...t('whatsapp', whole)} />
      <OfficeMap {...t('map', whole)} />
      <Questions {...t('questions', whole)} />
    </PageLayout>
  );
}
