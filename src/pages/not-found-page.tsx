import { useTranslation } from 'react-i18next';
import { PageListItems } from '../components/page-list-items.tsx';
import { returnObjects } from '../i18n/resources.ts';
import { mainPages } from '../site/menu.ts';
import { FindForm } from '../find/find-form.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { Frame } from '../sections/frame.tsx';

export function NotFoundPage() {
  const { t } = useTranslation('not-found');
  return (
    <PageLayout>
      <PageHero need="quiet" {...t('hero', returnObjects)}>
        <FindForm />
      </PageHero>
      <Frame title={t('links.title')}>
        <ul>
          <PageListItems pages={mainPages} />
        </ul>
      </Frame>
    </PageLayout>
  );
}
