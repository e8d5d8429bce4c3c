import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../components/badge.tsx';
import { ContactButtonLink } from '../components/contact-links.tsx';
import type { Illustration } from '../components/picture.tsx';
import { Container, Small } from '../components/layout.tsx';
import { Share } from '../features/share/share.tsx';
import { TextLink } from '../components/text-link.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { Closing } from '../sections/closing.tsx';
import { SourceList } from '../sections/source-list.tsx';
import { Hero } from '../sections/hero.tsx';
import type { SquareName } from '../theme/draw-cloth.ts';
import { PageLayout } from './page-layout.tsx';

interface ServicePageProps {
  hero: { title: string; subtitle: string; badge: string; rate?: string };
  illustration: Illustration;
  figure: SquareName;
  /** What the asterisk of the badge means; without it the badge is no price. */
  footnote?: string;
  /** Topics of claims.tsv that the page shows besides, or instead of, its own. */
  sources?: readonly string[];
  /** What a visitor is asked first, or asks, on the first screen. */
  firstQuestion?: ReactNode;
  children: ReactNode;
}

/** The template of a service: hero with badge, the page's own sections, footnote, closing call. */
export function ServicePage({
  hero,
  illustration,
  figure,
  footnote,
  sources,
  firstQuestion,
  children,
}: ServicePageProps) {
  const { t } = useTranslation();
  // The lowest price in one line, which leads to what it rests on, and under it the rate that the government has set.
  const price = footnote && (
    <>
      <p>
        <TextLink href="#price" textStyle="label">
          {hero.badge}
          <VisuallyHidden> {t('price.basis')}</VisuallyHidden>
        </TextLink>
      </p>
      {hero.rate && <p>{hero.rate}</p>}
      <p data-print="only">{footnote}</p>
    </>
  );
  return (
    <PageLayout topic={hero.title} hasIndex>
      <Hero
        need={price ? 'service' : 'task'}
        {...hero}
        illustration={illustration}
        figure={figure}
        mark={price || <Badge>{hero.badge}</Badge>}
      >
        {firstQuestion}
      </Hero>
      {children}
      {footnote && (
        // What the asterisk of the price means.
        <Container
          as="section"
          id="price"
          tabIndex={-1}
          aria-label={t('price.basis')}
          data-print="no"
          paddingBlock={{ base: '1', md: '3' }}
          background="bg.alternate"
          _target={{ boxShadow: 'inset 0.5rem 0 0 {colors.bg.accent}' }}
        >
          <div>
            <Small maxWidth="wide">{footnote}</Small>
          </div>
        </Container>
      )}
      <Container data-print="no" paddingTop="1.5">
        <Share title={hero.title} />
      </Container>
      <SourceList of={sources} />
      <Closing title={t('quote.title')}>
        <ContactButtonLink>{t('actions.contactToday')}</ContactButtonLink>
      </Closing>
    </PageLayout>
  );
}
