import { Island } from '../island.tsx';
import type { Answers } from './passport-documents.ts';

/** The document finder on its page, which may have answered the first question already; it hydrates by itself for a link that brings answers. */
export function DocumentFinderSection({ need }: { need?: Answers['need'] }) {
  return <Island name="document-finder" subject={need} asked="need" rule="papers-rules" />;
}
