/** The script of every built page: enhances what stands there, and says where React is to be had. */
import './older-engines.ts';
import { enhancePage } from './enhance/page.ts';

enhancePage(hydrate);

async function hydrate(island: HTMLElement): Promise<void> {
  // Side by side, so that a slow phone can answer the visitor between the start of one file and of the next.
  const [{ hydrateIsland }, { drawIsland }] = await Promise.all([
    import('./islands/hydrate.tsx'),
    import('./islands/draw-island.tsx'),
  ]);
  return hydrateIsland(island, drawIsland);
}
