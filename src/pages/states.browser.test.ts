/** What axe-core finds in every state that a visitor can bring a page into, each once in one language (in `npm run audit` in all combinations). */
import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { byDay, combinations, inTurn } from '../test/combinations.ts';
import { pageStates, type PageState, type StateName } from '../test/page-states.ts';
import { axeFaults, settings } from '../test/probes/axe.ts';
import { visit } from '../test/site.ts';

const states: Record<StateName, PageState> = pageStates;
const names = Object.keys(states) as StateName[];
const widths = [320, 768, 1280];

const every = combinations({
  place: names.flatMap((state) => (states[state].pages ?? ['home']).map((page) => ({ page, state }))),
  language: [...languageCodes],
  width: widths,
  setting: [...settings],
});

/** By day one look at each state, whose language, width and setting differ from those of the states before it. */
const looks = names.flatMap((name, position) =>
  inTurn(
    every.filter(({ place }) => place.state === name),
    position,
  ),
);

test.each(byDay(looks))(
  '$place.state on $place.page in $language at $width px, $setting',
  { timeout: 300_000 },
  async ({ place, language, width, setting }) => {
    const page = await visit(addressOf(place.page, language), { expectedFaults: /Failed to load resource|google/ });
    await page.setViewportSize({ width, height: 844 });
    await states[place.state].reach(page);
    expect(await axeFaults(page, width, setting)).toEqual([]);
  },
);
