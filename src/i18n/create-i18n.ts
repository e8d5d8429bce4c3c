/**
 * Makes i18next instances, one for all pages of a language in a build and one per island in a browser, never the global
 * one.
 */
import { createInstance, type i18n } from 'i18next';
import type figuresOfLaw from '../facts/figures.json';
import type { CalendarDate } from '../values/calendar-date.ts';
import limits from '../values/limits.json' with { type: 'json' };
import { timeInWords } from './clock.ts';
import { officeValues, passportChargeIn } from './office-values.ts';
import type { Language } from './languages.ts';
import type { LoadedResources } from './load-resources.ts';
import type { Resources } from './resources.ts';
import { openingWords } from './opening-words.ts';
import { createAmountFormats, type NumberFormatConstructor } from './rupees.ts';

interface I18nOptions {
  language: Language;
  /** The locale files that the page reads, `common` among them. */
  loaded: LoadedResources;
  /**
   * Files of other languages that lend it words: English names beside their translation, each language's offer of
   * itself.
   */
  others?: Partial<Record<Language, Partial<Resources>>>;
  /** Figures of the law, which copy may quote: `{{figures.claim.answerDays}}`; left out where nothing quotes them. */
  figures?: typeof figuresOfLaw;
  NumberFormat: NumberFormatConstructor;
}

/**
 * Copy may quote the office's values, the figures of the law, and any price or sum of a loaded file by its path:
 * `{{prices.health.amount, rupees}}`.
 */
export function createI18n({ language, loaded, others, figures, NumberFormat }: I18nOptions): i18n {
  // At build and in development: what is missing throws instead of reaching a visitor.
  const isStrict = import.meta.env.SSR || import.meta.env.DEV;
  const instance = createInstance();
  const refuse = (what: string): never => {
    throw new Error(what);
  };
  const quoted: Record<string, unknown> = {
    ...loaded,
    figures,
    limits,
    passportCharge: passportChargeIn(language, loaded.common.passportCharge),
    ...officeValues,
  };
  void instance.init({
    lng: language,
    resources: { ...others, [language]: loaded },
    ns: Object.keys(loaded),
    defaultNS: 'common',
    initAsync: false,
    // What stands below a key comes whole: `t('steps')`.
    returnObjects: true,
    interpolation: {
      escapeValue: false,
      defaultVariables: quoted,
    },
    saveMissing: isStrict,
    missingKeyHandler:
      isStrict &&
      ((_languages, namespace, key) =>
        refuse(
          `locales/${language}/${namespace}.json has no "${key}", so the page would show a bare key. Add it there, or correct the key in the code.`,
        )),
    missingInterpolationHandler: isStrict
      ? (text) =>
          refuse(
            `locales/${language}: the placeholder in "${text}" is unknown, so the page would show braces. ` +
              'Use a fact of the office, a figure of src/facts/figures.json as {{figures.claim.answerDays}}, or the path of a price in a file that the page reads.',
          )
      : undefined,
  });
  const { money, months, hours } = loaded.common;
  const dayAndMonth = ({ month, day }: CalendarDate) => `${day} ${months[month - 1]}`;
  const formats = {
    ...createAmountFormats(NumberFormat, money),
    time: (time: string) => timeInWords(time, hours.dayParts),
    paddedTime: (time: string) => timeInWords(time, hours.dayParts, 2),
    /** '2026-11' → November 2026. */
    month(yearAndMonth: string) {
      const [year, month] = yearAndMonth.split('-');
      return `${months[Number(month) - 1]} ${year}`;
    },
    dayAndMonth,
    date: (date: CalendarDate) => `${dayAndMonth(date)} ${date.year}`,
  };
  for (const [name, format] of Object.entries(formats)) instance.services.formatter?.add(name, format);
  // Only now, because they are put together by patterns that have times in them.
  Object.assign(quoted, openingWords(instance.t));
  return instance;
}
