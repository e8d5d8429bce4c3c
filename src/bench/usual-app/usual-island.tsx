/** In the place of src/islands/island.tsx: the island itself, hydrated from the start. */
import { createElement } from 'react';
import type { IslandProps } from '../../islands/island.tsx';
import { islands } from '../../islands/registry.ts';

const contents = new Map(await Promise.all([...islands].map(async ([name, { load }]) => [name, await load()] as const)));

export function Island({ name, subject = '' }: IslandProps) {
  const content = contents.get(name);
  return (
    <div data-island={name} data-subject={subject} data-hydrated="true">
      {content && createElement(content, { subject })}
    </div>
  );
}
