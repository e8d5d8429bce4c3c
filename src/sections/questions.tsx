import type { ReactNode } from 'react';
import { Disclosures } from './disclosures.tsx';
import type { SectionProps } from '../components/section.tsx';

interface QuestionsProps extends SectionProps {
  /**
   * An entry with an id opens from that fragment; `short` is what its answer comes to, and `more` what stands below it.
   */
  items: { id?: string; question: string; short?: string; answer: string; more?: ReactNode }[];
}

/** Questions that open one by one. */
export function Questions({ items, ...frame }: QuestionsProps) {
  const rows = items.map(({ question, answer, ...row }) => ({ ...row, title: question, body: answer }));
  return <Disclosures {...frame} items={rows} />;
}
