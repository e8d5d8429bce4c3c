import { useState, type ComponentType, type ReactNode } from 'react';

const Still = ({ children }: { children: ReactNode }) => children;

let Motion: ComponentType<{ children: ReactNode }> = Still;

/** Fetches the motion while the content that it brings in is still being fetched. */
export async function prepareArrival(): Promise<void> {
  try {
    ({ Rising: Motion } = await import('./rising.tsx'));
  } catch {
    // Without it, what arrives simply stands there.
  }
}

/** Lets what replaces a part of a hydrated island rise into its place, when `prepareArrival` was done in time. */
export function Arrival({ children }: { children: ReactNode }) {
  const [Block] = useState(() => Motion);
  return <Block>{children}</Block>;
}
