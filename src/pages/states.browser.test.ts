/** What axe-core finds in every state that a visitor can bring a page into, each once in one language (in `npm run audit` in all combinations). */
import { expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { byDay, inTurn } from '../test/combinations.ts';
import { pageStates, type PageState, type StateName } from '../test/page-states.ts';
import { axeFaults, settings } from '../test/probes/axe.ts';
import { smallTargets } from '../test/probes/small-targets.ts';
import { visit } from '../test/site.ts';

const states: Record<StateName, PageState> = pageStates;
const names = Object.keys(states) as StateName[];
const widths = [320, 768, 1280];

const every = names.flatMap((state) =>
  (states[state].pages ?? ['home']).flatMap((page) =>
    languageCodes.flatMap((language) =>
      widths.flatMap((width) => settings.map((setting) => ({ state, page, language, width, setting }))),
    ),
  ),
);

/** Further on in the combinations from state to state, so that language, width and setting are others each time. */
const stride = 17;

const looks = names.flatMap((name, position) =>
  inTurn(
    every.filter(({ state }) => state === name),
    position * stride,
  ),
);

test.each(byDay(looks))(
  '$state on $page in $language at $width px, $setting',
  { timeout: 300_000 },
  async ({ state, page: id, language, width, setting }) => {
    const page = await visit(addressOf(id, language), { expectedFaults: /Failed to load resource|google/ });
    await page.setViewportSize({ width, height: 844 });
    await states[state].reach(page);
    expect([...(await axeFaults(page, width, setting)), ...(await smallTargets(page))]).toEqual([]);
  },
);
