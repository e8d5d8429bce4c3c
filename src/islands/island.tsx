import { Fallback, type FallbackProps } from './fallback.tsx';

interface IslandProps extends Pick<FallbackProps, 'title' | 'rule' | 'canPrint'> {
  /** As `registry.ts` calls it. */
  name: string;
  /** Which of several islands of the same kind this one is. */
  subject?: string;
  /** Parameter of the address for which the island hydrates without being touched. */
  asked?: string;
}

/**
 * An island in a page: filled when the page is prerendered, hydrated at the first touch, or when it has something to
 * show again.
 */
export function Island({ name, subject = '', asked, ...unanswered }: IslandProps) {
  const id = `${name}-${subject}`;
  return (
    <>
      <div data-island={name} data-subject={subject} data-asked={asked} data-fallback={id} />
      <Fallback to={id} {...unanswered} />
    </>
  );
}
