import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FindForm } from '../features/find/find-form.tsx';
import { Unanswered } from '../islands/unanswered.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { AllPlaces } from '../features/find/all-places.tsx';
import { FoundPlaces } from '../sections/found-places.tsx';
import { Frame } from '../components/frame.tsx';
import { Hero } from '../sections/hero.tsx';

/** Whatever one types leads to its place; below the field stands all that can be found. */
export function SearchPage() {
  const { t } = useTranslation('search');
  const { title, subtitle } = t('hero');
  // Where no script runs there is no field.
  const howToAsk = <chakra.span css={{ '@media (scripting: none)': { display: 'none' } }}>{subtitle}</chakra.span>;
  return (
    <PageLayout>
      <Hero need="task" title={title} subtitle={howToAsk}>
        <FindForm isAnswered />
        <Unanswered to="find" title={t('failed')} />
      </Hero>
      <FoundPlaces />
      <Frame {...t('all')}>
        <AllPlaces />
      </Frame>
    </PageLayout>
  );
}
