import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FactSources } from '../i18n/sourced-facts.ts';
import { Badge } from '../components/badge.tsx';
import type { Illustration } from '../components/picture.tsx';
import { Share } from '../components/share.tsx';
import { Footnote } from '../sections/footnote.tsx';
import { Sources } from '../sections/sources.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PageLayout } from './page-layout.tsx';
import { QuoteClosing } from '../sections/quote-closing.tsx';

const Sharing = chakra('div', { base: { paddingInline: 'gutter', paddingBlock: '4', '& > *': { maxWidth: 'content', marginInline: 'auto' } } });

export interface ServicePageProps {
  hero: { title: string; subtitle: string; badge: string };
  illustration: Illustration;
  /** What the asterisk of the badge means; without it the badge is no price. */
  footnote?: string;
  /** What the page's facts rest on. */
  sources?: FactSources;
  children: ReactNode;
}

/** The template of a service: hero with badge, the page's own sections, footnote, closing call. */
export function ServicePage({ hero, illustration, footnote, sources, children }: ServicePageProps) {
  const { t } = useTranslation();
  return (
    <PageLayout topic={hero.title}>
      <PageHero
        {...hero}
        illustration={illustration}
        mark={
          <>
            <Badge>
              {hero.badge}
              {footnote && (
                <a href="#price" data-print="no">
                  {t('price.basis')}
                </a>
              )}
            </Badge>
            {footnote && <p data-print="only">{footnote}</p>}
          </>
        }
      />
      {children}
      {footnote && <Footnote text={footnote} />}
      {sources && <Sources rows={sources} />}
      <Sharing>
        <Share of="page" title={hero.title} />
      </Sharing>
      <QuoteClosing />
    </PageLayout>
  );
}
