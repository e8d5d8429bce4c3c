/** Editing on the page: what `npm run dev` adds to every page, and no build has. */
import { onI18nCreated } from '../../../i18n/create-i18n.ts';
import { pageAt } from '../../../site/urls.ts';
import { traceKeys } from '../../key-trace.ts';
import type { TextKey } from '../protocol.ts';
import { button, element } from './element.ts';
import { updateResourcesHot } from './hot-update.ts';
import { createPageMarks } from './page-marks.ts';
import { showPanel } from './panel.ts';
import { createPointing } from './pointing.ts';
import { createReachableTexts } from './reachable-texts.ts';
import { currentProblems } from './api-client.ts';
import { isPseudo, setPseudo } from './pseudo-language.ts';
import { style } from './style.ts';
import { showTextList } from './text-list.ts';
import { forgetKeyReads, rememberKeyReads } from './texts-on-page.ts';
import { createProblemNotice } from './problem-notice.ts';
import { wordsIn } from './interface-texts.ts';

rememberKeyReads();
onI18nCreated((instance, { language: code, copy }) => {
  traceKeys(instance);
  updateResourcesHot(instance, code, copy);
});

const { language } = pageAt(location.pathname);
const words = wordsIn(language);
const place = element('div', { id: 'editor-of-words', translate: false });
const host = place.attachShadow({ mode: 'open' });
host.append(element('style', {}, style));
document.documentElement.append(place);

const root = document.getElementById('root') ?? document.body;
const open = (places: readonly TextKey[], from?: HTMLElement) => void showPanel(places, { host, language, words, from });
const pointing = createPointing({ host, pathOf: (file) => `locales/${language}/${file}.json`, open });
const reachable = createReachableTexts(root);
const marks = createPageMarks(host, words);
const showProblems = createProblemNotice(host, words);

/** Whether translating is on stays with the tab, from page to page. */
const kept = 'translating';
const isOn = () => sessionStorage.getItem(kept) !== null;

const toggle = button(words.translate, () => turn(!isOn()), 'toggle');
const tools = element('div', { className: 'row', hidden: true },
  button(words.allTexts, () => void showTextList({ host, language, words, open: (text) => open([text], toggle) })),
  button(words.pseudo, () => {
    setPseudo(!isPseudo());
    // The address may still ask for what was just turned off.
    location.assign(location.pathname + location.hash);
  }),
  element('p', {}, words.hint));
host.append(element('div', { className: 'bar' }, toggle, tools));

function turn(on: boolean): void {
  if (on) sessionStorage.setItem(kept, '');
  else sessionStorage.removeItem(kept);
  toggle.ariaPressed = String(on);
  tools.hidden = !on;
  if (on) {
    pointing.start();
    reachable.start();
  } else {
    pointing.stop();
    reachable.stop();
  }
}

addEventListener('keydown', (event) => event.key === 'F2' && turn(!isOn()));

/** Marks are drawn once the page and its fonts stand still. */
async function drawMarks(): Promise<void> {
  await document.fonts.ready;
  marks.draw();
}

if (isOn()) turn(true);
if (isPseudo()) new ResizeObserver(() => void drawMarks()).observe(root);

import.meta.hot?.on('locale-changed', ({ file }) => forgetKeyReads(file));
import.meta.hot?.on('locale-problems', showProblems);
void currentProblems().then(showProblems);
