import { useTranslation } from 'react-i18next';
import { servicesOf } from '../office/services.ts';
import { PageLink } from '../components/page-link.tsx';
import { AdvicePage } from '../layouts/advice-page.tsx';
import { RenewalReminderSection } from '../features/calculators/renewal-reminder/renewal-reminder-section.tsx';
import { LifeStages } from '../sections/life-stages.tsx';
import { Points } from '../sections/points.tsx';
import { Prose } from '../sections/prose.tsx';
import { ServiceCards } from '../sections/service-cards.tsx';

/** The overview of insurance: what has changed at home, a card for each kind, and the reminder to renew. */
export function InsurancePage() {
  const { t } = useTranslation([
    'insurance',
    'existing-cover',
    'life-cover',
    'our-home',
    'home',
    'health',
    'life',
    'vehicle',
    'travel',
  ]);
  const { items, ...services } = t('services');
  const lifeCover = { words: t('life-cover:title'), fragment: 'life-cover' };
  return (
    <AdvicePage
      hero={t('hero')}
      need="service"
      illustration="insurance"
      hasIndex
      sources={['renewal-reminder']}
      closing={t('closing')}
      closingTopic={t('hero.title')}
    >
      <LifeStages>
        <PageLink page="our-home" marginTop="1">
          {t('our-home:offer')}
        </PageLink>
      </LifeStages>
      <ServiceCards
        id="kinds"
        {...services}
        note={t('home:selector.hint')}
        cards={servicesOf('insurance').map(({ id, illustration, isPriced }) => ({
          page: id,
          picture: illustration,
          ...items[id],
          price: isPriced ? t(`${id}:hero.badge`) : undefined,
          question: id === 'life' ? lifeCover : undefined,
        }))}
      />
      <Points id="benefits" {...t('benefits')} background="sand" />
      <Prose id="existing-cover" {...t('existing-cover:offer')}>
        <PageLink page="existing-cover" />
      </Prose>
      <RenewalReminderSection subject="policy" background="sand" />
    </AdvicePage>
  );
}
