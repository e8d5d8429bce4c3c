import { useTranslation } from 'react-i18next';
import { CallButtonLink } from '../components/contact-links.tsx';
import { WhatsappButtonLink } from '../components/whatsapp-button-link.tsx';
import { AllPlaces } from '../find/all-places.tsx';
import { FindForm } from '../find/find-form.tsx';
import { FoundPlaces } from '../find/found-places.tsx';
import { returnObjects } from '../i18n/resources.ts';
import { PageLayout } from '../layouts/page-layout.tsx';
import { office, whatsappLink } from '../office/office.ts';
import { Doors } from '../sections/doors.tsx';
import { EmergencyNumbers } from '../sections/emergency-numbers.tsx';
import { Frame } from '../sections/frame.tsx';
import { PageHero } from '../sections/page-hero.tsx';

/** Whatever one types leads to its place; below the field stands all that can be found. */
export function SearchPage() {
  const { t } = useTranslation(['search', 'home', 'claims', 'common']);
  const chat = whatsappLink(office.whatsapp.value, t('instead.greeting'));
  return (
    <PageLayout>
      <PageHero need="task" {...t('hero', returnObjects)}>
        <FindForm />
      </PageHero>
      <FoundPlaces
        words={t('found', returnObjects)}
        numbers={<EmergencyNumbers {...t('claims:firstHour.emergency', returnObjects)} />}
        instead={
          <>
            <p>{t('instead.body')}</p>
            <Doors {...t('home:doors', returnObjects)} />
            <CallButtonLink variant="outline" />
            <WhatsappButtonLink href={chat} data-message={`${chat} `}>
              {t('instead.whatsapp')}
            </WhatsappButtonLink>
          </>
        }
      />
      <Frame {...t('all', returnObjects)}>
        <AllPlaces />
      </Frame>
    </PageLayout>
  );
}
