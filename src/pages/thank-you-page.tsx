import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../components/button.tsx';
import { WovenRow } from '../components/woven-row.tsx';
import { useAddress } from '../components/use-address.ts';
import { Hero } from '../sections/hero.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { Prose } from '../sections/prose.tsx';

/** Where the collector sends a visitor whose form was posted without a script. */
export function ThankYouPage() {
  const { t } = useTranslation('thank-you');
  const address = useAddress();
  return (
    <PageLayout>
      <Hero need="quiet" {...t('hero')} />
      <WovenRow />
      <Prose title={t('next.title')} paragraphs={[t('next.body')]}>
        <ButtonLink href={address('home')} variant="outline" data-enhanced="" data-draft="posted">
          {t('next.back')}
        </ButtonLink>
      </Prose>
    </PageLayout>
  );
}
