/** What the development server gives in place of i18next: its instances mark every text, and take over changed words. */
import { createInstance as createPlainInstance, type i18n } from 'i18next';
import { keyMarker } from './key-marks.ts';
import { replaceResources } from './replace-resources.ts';

/** Those that there are; the first is the page's own, with every file of its language. */
export const instances: i18n[] = [];

export function createInstance(): i18n {
  const instance = createPlainInstance({
    postProcess: keyMarker.name,
    postProcessPassResolved: true,
    react: { bindI18nStore: 'added' },
  }).use(keyMarker);
  import.meta.hot?.on('locale-changed', ({ language, file, words }) => {
    const old: unknown = instance.getResourceBundle(language, file);
    if (!old) return;
    replaceResources(old, words);
    instance.addResourceBundle(language, file, old, false, true, { skipCopy: true });
  });
  instances.push(instance);
  return instance;
}
