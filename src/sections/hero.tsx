import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { Heading } from '../components/heading.tsx';
import { Row } from '../components/layout.tsx';
import { Picture, type Illustration } from '../components/picture.tsx';
import { WovenFigure } from '../components/woven-row.tsx';
import type { SquareName } from '../theme/draw-cloth.ts';
import { HeroActions, type HeroNeed } from './hero-actions.tsx';
import { media } from '../theme/media.ts';

const Banner = chakra('section', {
  base: {
    paddingInline: 'gutter',
    paddingBlock: '2',
    '&[data-background="brand"]': { background: 'bg.brand', color: 'text.onBrand' },
  },
  variants: {
    need: {
      // What is woven stands above the words on phones, below them on wide screens.
      front: {
        paddingTop: 'half',
        lg: {
          display: 'grid',
          paddingTop: '2',
          paddingBottom: '0',
          '& > img': { order: '1', marginTop: '1' },
        },
      },
      emergency: { paddingTop: '1', lg: { paddingTop: '4' } },
      task: { paddingTop: 'half', lg: { paddingBlock: '5' } },
      service: { lg: { paddingBlock: '5' } },
      contact: { lg: { paddingBlock: '4' } },
      quiet: { lg: { paddingBlock: '4' } },
    },
  },
});

const Content = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    width: '100%',
    maxWidth: 'content',
    marginInline: 'auto',
    alignItems: 'center',
    lg: {
      gridTemplateColumns: 'repeat(12, 1fr)',
      columnGap: '4',
      '& > *': { gridColumn: 'span 7' },
      '& > div + div': { gridColumn: 'span 5' },
      '& > :only-child': { gridColumn: '1 / -1' },
    },
    _print: { display: 'block' },
  },
});

const Copy = chakra('div', {
  base: { display: 'grid', gap: '1.5', justifyItems: 'start' },
  variants: { close: { true: { [media.oneColumn]: { gap: '1' } } } },
});

const Subtitle = chakra('p', { base: { textStyle: 'lead', maxWidth: 'measure' } });

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.5',
    // A list that was asked for stands at once below its questions.
    mdDown: { 'main:has([data-found-list] section) &': { display: 'none' } },
  },
  variants: { wideOnly: { true: { [media.oneColumn]: { display: 'none' } } } },
});

export interface HeroProps {
  need: HeroNeed;
  title: string;
  subtitle: ReactNode;
  illustration?: Illustration;
  /** What of the city stands beside its title on wide screens. */
  figure?: SquareName;
  /** What stands above all of it, instead of the way back up. */
  above?: ReactNode;
  /** What stands under the picture. */
  below?: ReactNode;
  /** A badge, a price or the numbers to call at once, with whatever belongs to it. */
  mark?: ReactNode;
  /** What answers the need on the first screen, after the buttons. */
  children?: ReactNode;
}

/** The first screen of a page: what it is, whom it is for, what to do next. */
export function Hero({ need, title, subtitle, illustration, figure, above, below, mark, children }: HeroProps) {
  const words = (
    <>
      <Subtitle>{subtitle}</Subtitle>
      {mark}
    </>
  );
  return (
    <Banner need={need} data-background={need === 'emergency' ? 'paper' : 'brand'}>
      {above}
      <Content>
        <Copy close={need === 'task' || need === 'front'}>
          {!above && <Breadcrumbs current={title} />}
          <Heading level={1} display={{ lg: 'flex' }} alignItems="center" columnGap="2">
            {/* Left out on phones: their first screen waits for no further picture, and the title needs its room. */}
            {figure && <WovenFigure name={figure} wideOnly />}
            {title}
          </Heading>
          {/* Beside each other where both are short. */}
          {need === 'task' ? <Row gap="1">{words}</Row> : words}
          <HeroActions need={need} />
          {children}
        </Copy>
        {illustration && (
          <Frame wideOnly={need === 'emergency' || need === 'contact'}>
            <Picture name={illustration} isEager={need !== 'emergency'} />
            {below}
          </Frame>
        )}
      </Content>
    </Banner>
  );
}
