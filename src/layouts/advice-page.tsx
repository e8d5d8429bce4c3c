import type { ReactNode } from 'react';
import { ChatClosing } from '../sections/chat-closing.tsx';
import { Hero, type HeroProps } from '../sections/hero.tsx';
import { SourceList } from '../sections/source-list.tsx';
import type { ContactBarProps } from './contact-bar.tsx';
import { PageLayout } from './page-layout.tsx';

interface AdvicePageProps extends Pick<HeroProps, 'need' | 'illustration' | 'mark'>, ContactBarProps {
  hero: Pick<HeroProps, 'title' | 'subtitle'>;
  /** What answers the need on the first screen. */
  firstScreen?: ReactNode;
  hasIndex?: boolean;
  /** Topics of claims.tsv that the page shows besides, or instead of, its own. */
  sources?: readonly string[];
  closing: { title: string };
  /** What the chat at the end is about, where that of the bar is general. */
  closingTopic?: string;
  children: ReactNode;
}

/**
 * The template of a page that sells nothing: hero, the page's own sections, where its facts are from, and whom to ask.
 */
export function AdvicePage({
  hero,
  need,
  illustration,
  mark,
  firstScreen,
  sources,
  closing,
  topic,
  closingTopic = topic,
  children,
  ...layout
}: AdvicePageProps) {
  return (
    <PageLayout topic={topic} {...layout}>
      <Hero need={need} {...hero} illustration={illustration} mark={mark}>
        {firstScreen}
      </Hero>
      {children}
      <SourceList of={sources} />
      <ChatClosing title={closing.title} topic={closingTopic} />
    </PageLayout>
  );
}
