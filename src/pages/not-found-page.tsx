import { useTranslation } from 'react-i18next';
import { WovenRow } from '../components/woven-row.tsx';
import { FindForm } from '../features/find/find-form.tsx';
import { Hero } from '../sections/hero.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { Doors } from '../sections/doors.tsx';

/** What stands at an address without a page: the doors and the search. */
export function NotFoundPage() {
  const { t } = useTranslation('not-found');
  return (
    <PageLayout>
      <Hero need="quiet" {...t('hero')}>
        <Doors />
        <FindForm />
      </Hero>
      <WovenRow name="missing" />
    </PageLayout>
  );
}
