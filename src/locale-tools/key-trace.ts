/** Tells tools which key each text of a page came from: the build's record of usage, and the editor of `npm run dev`. */
import type { i18n, PostProcessorModule } from 'i18next';

export interface KeyRead {
  /** Locale file, without `.json`. */
  file: string;
  /** Path in the file joined by dots, with the suffix of its plural form. */
  key: string;
  /** The text as the file has it, placeholders unfilled; a number where the file has one. */
  written: string | number;
  /** The text as the page gets it. */
  text: string;
}

type Listener = (read: KeyRead) => void;

const listeners = new Set<Listener>();

/** Tells a listener of every text that any instance reads from now on; what it returns stops it. */
export function onKeyRead(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What i18next found for a key, as it hands it to post-processors. */
interface Resolved {
  res: KeyRead['written'];
  exactUsedKey: string;
  usedNS: string;
}

function isResolved(found: unknown): found is Resolved {
  return typeof found === 'object' && found !== null && 'exactUsedKey' in found;
}

const tracer: PostProcessorModule = {
  type: 'postProcessor',
  name: 'key-trace',
  process(text, _keys, { i18nResolved: found }) {
    if (isResolved(found)) {
      const read = { file: found.usedNS, key: found.exactUsedKey, written: found.res, text: String(text) };
      for (const listener of listeners) listener(read);
    }
    return text;
  },
};

/** Makes an instance tell what it reads, one text at a time also where a whole group is asked for. */
export function traceKeys(instance: i18n): void {
  instance.use(tracer);
  Object.assign(instance.options, { postProcess: tracer.name, postProcessPassResolved: true });
}
