import { useTranslation } from 'react-i18next';
import { Hero } from '../sections/hero.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { Island } from '../islands/island.tsx';
import { ContactCards } from '../sections/contact-cards.tsx';
import { FurtherServicesSection } from '../sections/further-services-section.tsx';
import { MessageSection } from '../sections/message-section.tsx';
import { OfficeMap } from '../features/office-map/office-map.tsx';
import { Questions } from '../sections/questions.tsx';

/** The ways to reach the office: cards, the message form, the map, and what people ask before they come. */
export function ContactPage() {
  const { t } = useTranslation('contact');
  return (
    <PageLayout hasIndex>
      <Hero need="contact" {...t('hero')} illustration="contact" />
      <ContactCards {...t('cards')} />
      <MessageSection id="message" title={t('form.title')} intro={t('form.intro')}>
        <Island name="contact-form" title={t('form.unanswered')} />
      </MessageSection>
      <FurtherServicesSection />
      <OfficeMap id="map" {...t('map')} />
      <Questions id="questions" {...t('questions')} />
    </PageLayout>
  );
}
