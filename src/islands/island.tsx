import { IslandFailure } from './island-failure.tsx';

export interface IslandProps {
  /** Of its `<name>-island.ts`. */
  name: string;
  /** Which of several islands of the same kind this one is. */
  subject?: string;
  /** Parameter of the address for which the island hydrates without being touched. */
  asked?: string;
  /** Id of what says the same without a script. */
  rule?: string;
  /** True where printing the page does in its place. */
  canPrint?: boolean;
}

/** The place of an island in a page: filled when the page is prerendered, hydrated at the first touch, or when it has something to show again. */
export function Island({ name, subject = '', asked, rule, canPrint }: IslandProps) {
  return (
    <>
      <div data-island={name} data-subject={subject} data-asked={asked} />
      <template>
        <IslandFailure rule={rule} canPrint={canPrint} />
      </template>
    </>
  );
}
