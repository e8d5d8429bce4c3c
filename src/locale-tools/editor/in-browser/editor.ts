/** Editing on the page: what `npm run dev` adds to every page, and no build has. */
import type { Finding } from '../../lint/findings.ts';
import { currentProblems } from './api-client.ts';
import { button, element } from './element.ts';
import { findingsList } from './findings-list.ts';
import { listenToPointer } from './pointing.ts';
import { host, words } from './stage.ts';
import { showTextList } from './text-list.ts';
import { keepPageClean } from './text-origins.ts';

keepPageClean();

/** Whether translating is on stays with the tab, from page to page. */
const kept = 'translating';
const isOn = () => sessionStorage.getItem(kept) !== null;

const toggle = button(words.translate, () => turn(!isOn()));
const allTexts = button(words.allTexts, () => showTextList(allTexts));
const tools = element('div', { className: 'row' }, allTexts, element('p', {}, words.hint));
host.append(element('div', { className: 'bar' }, toggle, tools));

function turn(on: boolean): void {
  if (on) sessionStorage.setItem(kept, '');
  else sessionStorage.removeItem(kept);
  toggle.ariaPressed = String(on);
  tools.hidden = !on;
}

addEventListener('keydown', (event) => event.key === 'F2' && turn(!isOn()));
turn(isOn());
listenToPointer(isOn);

const notice = element('div', { className: 'notice', role: 'alert' });

/** Says on the page which locale files are in trouble. */
function showProblems(problems: readonly Finding[]): void {
  notice.replaceChildren(words.problems, findingsList(problems));
  if (problems.length > 0) host.append(notice);
  else notice.remove();
}

import.meta.hot?.on('locale-problems', showProblems);
void currentProblems().then(showProblems);
