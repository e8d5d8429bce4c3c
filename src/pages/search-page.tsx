import { useTranslation } from 'react-i18next';
import { FindForm } from '../components/find-form.tsx';
import { returnObjects } from '../i18n/resources.ts';
import { PageLayout } from '../layouts/page-layout.tsx';
import { AllPlaces } from '../sections/all-places.tsx';
import { FoundPlaces } from '../sections/found-places.tsx';
import { Frame } from '../sections/frame.tsx';
import { PageHero } from '../sections/page-hero.tsx';

/** Whatever one types leads to its place; below the field stands all that can be found. */
export function SearchPage() {
  const { t } = useTranslation('search');
  return (
    <PageLayout>
      <PageHero need="task" {...t('hero', returnObjects)}>
        <FindForm />
      </PageHero>
      <FoundPlaces />
      <Frame {...t('all', returnObjects)}>
        <AllPlaces />
      </Frame>
    </PageLayout>
  );
}
