import { useTranslation } from 'react-i18next';
import { ContactButtonLink } from '../components/contact-links.tsx';
import { PageLink } from '../components/page-link.tsx';
import { ClothBeginning } from '../features/our-home/cloth-beginning.tsx';
import { HomeHero } from '../sections/home-hero.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { Closing } from '../sections/closing.tsx';
import { FurtherServicesSection } from '../sections/further-services-section.tsx';
import { InsurerStrip } from '../sections/insurer-strip.tsx';
import { LifeStages } from '../sections/life-stages.tsx';
import { Points } from '../sections/points.tsx';
import { Questions } from '../sections/questions.tsx';
import { ServiceSelector } from '../sections/service-selector.tsx';
import { Steps } from '../sections/steps.tsx';
import { Testimonials } from '../sections/testimonials.tsx';

/** The front page: what has changed at home, what we help with, why us, and what people ask. */
export function HomePage() {
  const { t } = useTranslation(['home', 'about']);
  const questions = t('questions');
  const portal = (
    <PageLink page="about" fragment="portal">
      {t('about:portal.title')}
    </PageLink>
  );
  return (
    <PageLayout>
      <HomeHero />
      <LifeStages />
      <ClothBeginning />
      <ServiceSelector />
      <FurtherServicesSection />
      <Points {...t('advantages')} background="sand" />
      <InsurerStrip title={t('insurers.title', { ns: 'common' })} />
      <Testimonials />
      <Steps {...t('process')} />
      <Questions
        {...questions}
        items={questions.items.map((item) => (item.id === 'local' ? { ...item, more: portal } : item))}
      />
      <Closing {...t('closing')}>
        <ContactButtonLink />
      </Closing>
    </PageLayout>
  );
}
