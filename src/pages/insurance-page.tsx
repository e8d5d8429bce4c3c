import { useTranslation } from 'react-i18next';
import { servicesOf } from '../office/services.ts';
import { NamedLink } from '../components/named-link.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { ChatClosing } from '../sections/chat-closing.tsx';
import { RenewalReminderSection } from '../features/calculators/renewal-reminder/renewal-reminder-section.tsx';
import { LifeStages } from '../sections/life-stages.tsx';
import { Points } from '../sections/points.tsx';
import { Prose } from '../sections/prose.tsx';
import { ServiceCards } from '../sections/service-cards.tsx';
import { Sources } from '../sections/sources.tsx';

export function InsurancePage() {
  const { t } = useTranslation([
    'insurance',
    'existing-cover',
    'life-cover',
    'home',
    'health',
    'life',
    'vehicle',
    'travel',
  ]);
  const { items, ...services } = t('services');
  const lifeCover = { words: t('life-cover:title'), fragment: 'life-cover' };
  return (
    <PageLayout index>
      <PageHero need="service" {...t('hero')} illustration="insurance" />
      <LifeStages />
      <ServiceCards
        id="kinds"
        {...services}
        note={t('home:selector.hint')}
        cards={servicesOf('insurance').map(({ id, illustration }) => ({
          page: id,
          picture: illustration,
          ...items[id],
          price: t(`${id}:hero.badge`),
          question: id === 'life' ? lifeCover : undefined,
        }))}
      />
      <Points id="benefits" {...t('benefits')} background="sand" />
      <Prose id="existing-cover" {...t('existing-cover:offer')}>
        <NamedLink page="existing-cover" />
      </Prose>
      <RenewalReminderSection subject="policy" background="sand" />
      <Sources of={['renewal-reminder']} />
      <ChatClosing {...t('closing')} topic={t('hero.title')} />
    </PageLayout>
  );
}
