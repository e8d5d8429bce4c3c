import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { Hero, type HeroProps } from './hero.tsx';

/** The hero of an inner page, below the way back up. */
export function PageHero(props: Omit<HeroProps, 'above'>) {
  return <Hero {...props} above={<Breadcrumbs current={props.title} />} />;
}
