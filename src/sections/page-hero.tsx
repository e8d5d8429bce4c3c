import type { ReactNode } from 'react';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import type { Illustration } from '../components/picture.tsx';
import { Hero } from './hero.tsx';
import { HeroActions } from './hero-actions.tsx';

export interface PageHeroProps {
  title: string;
  subtitle: string;
  lead?: string;
  illustration: Illustration;
  /** A badge and whatever belongs to it. */
  mark?: ReactNode;
}

/** The hero of an inner page: where you are, what it is, and the two ways to ask. */
export function PageHero(props: PageHeroProps) {
  return <Hero {...props} above={<Breadcrumbs />} actions={<HeroActions />} />;
}
