import { useTranslation } from 'react-i18next';
import { OurHome } from '../features/our-home/our-home.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { ChatClosing } from '../sections/chat-closing.tsx';
import { PageHero } from '../sections/page-hero.tsx';

export function OurHomePage() {
  const { t } = useTranslation('our-home');
  return (
    <PageLayout>
      <PageHero need="task" {...t('hero')} />
      <OurHome />
      <ChatClosing {...t('closing')} topic={t('hero.title')} />
    </PageLayout>
  );
}
