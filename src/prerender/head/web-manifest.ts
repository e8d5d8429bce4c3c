/** The web manifest of a language: what the site is called and looks like on a home screen. */
import { languages, type Language } from '../../i18n/languages.ts';
import type { Resources } from '../../i18n/resources.ts';
import { addressOf } from '../../site/urls.ts';
import { colours } from '../../theme/colours.ts';

/** Colour of the browser's bar around the site. */
export const themeColour = colours.indigo;

/**
 * Icons of home screens, drawn from `src/setup/plugins/drawings/icons`; a system may cut any shape out of the maskable
 * one.
 */
const icons = [
  ...[32, 192, 512].map((side) => ({ name: `icon-${side}`, side, purpose: 'any' })),
  { name: 'icon-maskable-512', side: 512, purpose: 'maskable' },
];

/** Address of a language's manifest: `/gu/site.webmanifest`. */
export function manifestAddress(language: Language): string {
  return `${languages[language].prefix}/site.webmanifest`;
}

/** Content of the manifest. */
export function webManifest(language: Language, office: Resources['common']['office']): string {
  const { name, shortName, tagline } = office;
  return JSON.stringify({
    name,
    short_name: shortName,
    description: tagline,
    lang: languages[language].tag,
    dir: 'ltr',
    id: addressOf('home', language),
    start_url: addressOf('home', language),
    scope: '/',
    display: 'minimal-ui',
    theme_color: themeColour,
    background_color: colours.paper,
    icons: icons.map(({ name, side, purpose }) => ({
      src: `/icons/${name}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose,
    })),
  });
}
