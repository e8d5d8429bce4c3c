import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionProps } from '../components/section.tsx';
import type { InsuranceLine } from '../office/services.ts';
import { InsurerStrip } from '../sections/insurer-strip.tsx';
import { Steps } from '../sections/steps.tsx';
import { ServicePage } from './service-page.tsx';

/** `background` is that of its steps. */
interface InsuranceKindPageProps extends Pick<SectionProps, 'background'> {
  line: InsuranceLine;
  /** Topics of claims.tsv that the page shows, its own among them. */
  sources?: readonly string[];
  children: ReactNode;
}

/** The template of a kind of insurance: a service that ends with how it is bought, and of whom. */
export function InsuranceKindPage({ line, sources, background, children }: InsuranceKindPageProps) {
  // Not `t`: `npm run sync` would take these keys for those of one file.
  const { t: own } = useTranslation(line);
  return (
    <ServicePage
      hero={own('hero')}
      illustration={`hero-${line}`}
      figure={line}
      footnote={own('footnote')}
      sources={sources}
    >
      {children}
      <Steps id="steps" {...own('steps')} background={background} />
      <InsurerStrip line={line} title={own('insurers.title')} />
    </ServicePage>
  );
}
