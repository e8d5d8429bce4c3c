/** The web manifest of a language: what the site is called and looks like on a home screen. */
import { languages, type Language } from '../../i18n/languages.ts';
import { addressOf } from '../../site/urls.ts';
import { colours } from '../../theme/colours.ts';
import { icons } from '../share-cards/icons.ts';

/** Colour of the browser's bar around the site. */
export const themeColour = colours.indigo;

/** Address of a language's manifest: `/gu/site.webmanifest`. */
export function manifestAddress(language: Language): string {
  return `${languages[language].prefix}/site.webmanifest`;
}

export interface ManifestNames {
  name: string;
  shortName: string;
  /** One sentence. */
  tagline: string;
}

/** Content of the manifest; the names are those of `office` in common.json. */
export function webManifest(language: Language, { name, shortName, tagline }: ManifestNames): string {
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
    icons: icons
      .filter(({ purpose }) => purpose !== 'apple')
      .map(({ path, side, purpose }) => ({ src: `/${path}`, sizes: `${side}x${side}`, type: 'image/png', purpose })),
  });
}
