import { Bike, BookUser, Plane, Stethoscope, Umbrella } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { insurerFamilies } from '../business/insurers.ts';
import { useAddress } from '../components/use-address.ts';
import { whole } from '../i18n/copy.ts';
import { HomeHero } from '../layouts/home-hero.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { Closing } from '../sections/closing.tsx';
import { InsurerStrip } from '../sections/insurer-strip.tsx';
import { Points } from '../sections/points.tsx';
import { Questions } from '../sections/questions.tsx';
import { ServiceSelector } from '../sections/service-selector.tsx';
import { Steps } from '../sections/steps.tsx';
import { Testimonials } from '../sections/testimonials.tsx';

export function HomePage() {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation();
  const address = useAddress();
  const { items: services, ...selector } = t('selector', whole);
  return (
    <PageLayout>
      <HomeHero {...t('hero', whole)} />
      <ServiceSelector
        {...selector}
        services={[
          { id: 'vehicle', page: 'vehicle', icon: Bike, picture: 'vehicle', ...services.vehicle },
          { id: 'health', page: 'health', icon: Stethoscope, picture: 'health', ...services.health },
          { id: 'life', page: 'life', icon: Umbrella, picture: 'life', ...services.life },
          { id: 'travel', page: 'travel', icon: Plane, picture: 'travel', ...services.travel },
          { id: 'passport', page: 'passport', icon: BookUser, picture: 'passport', ...services.passport },
        ]}
      />
      <Points {...t('advantages', whole)} ground="sand" />
      <InsurerStrip title={common('insurers.title')} tiles={insurerFamilies()} />
      <Testimonials {...t('testimonials', whole)} />
      <Steps {...t('process', whole)} />
      <Questions {...t('questions', whole)} />
      <Closing {...t('closing', whole)} action={{ label: common('actions.consult'), href: address('contact') }} />
    </PageLayout>
  );
}
