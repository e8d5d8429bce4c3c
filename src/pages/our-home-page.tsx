import { useTranslation } from 'react-i18next';
import { OurHome } from '../features/our-home/our-home.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { ChatClosing } from '../sections/chat-closing.tsx';
import { Hero } from '../sections/hero.tsx';

/** Seven questions about a home, each answer a row of the weave, and what comes next for that home. */
export function OurHomePage() {
  const { t } = useTranslation('our-home');
  return (
    <PageLayout>
      <Hero need="task" {...t('hero')} />
      <OurHome />
      <ChatClosing {...t('closing')} topic={t('hero.title')} />
    </PageLayout>
  );
}
