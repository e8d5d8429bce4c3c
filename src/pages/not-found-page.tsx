import { useTranslation } from 'react-i18next';
import { PageListItems } from '../components/page-list-items.tsx';
import { whole } from '../i18n/copy.ts';
import { mainPages } from '../layouts/navigation-items.ts';
import { PageHero } from '../layouts/page-hero.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { Frame } from '../sections/frame.tsx';

export function NotFoundPage() {
  const { t } = useTranslation('not-found');
  return (
    <PageLayout>
      <PageHero {...t('hero', whole)} illustration="contact" />
      <Frame title={t('links.title')}>
        <ul>
          <PageListItems pages={mainPages} />
        </ul>
      </Frame>
    </PageLayout>
  );
}
