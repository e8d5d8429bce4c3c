/** A visit in two tabs of one phone, in jsdom, for tests of what is kept. */
import { beginningOf, keyOf, valueOf } from '../keeping/fields.ts';
import { createValueStore, everything, type Place } from '../keeping/value-store.ts';
import { sites } from './kept-sites.ts';
import { inWeather, memoryStorage, type StorageWeather } from './memory-storage.ts';
import { TabOfPages } from './tab-of-pages.ts';

const hour = 60 * 60 * 1000;
const times: Readonly<Record<string, number>> = {
  night: 10 * hour,
  day: 25 * hour,
  sixYearsBack: -6 * 365 * 24 * hour,
};

interface VisitedTab {
  session: Storage;
  pages: TabOfPages;
  /** Whether the script comes at once with each page. */
  isQuick: boolean;
}

export class Visit {
  private now = Date.UTC(2026, 10, 23);
  private weather: StorageWeather = 'takes';
  private readonly phone = memoryStorage();
  private readonly tabs: readonly [VisitedTab, VisitedTab] = [this.openTab(), this.openTab()];

  private openTab(): VisitedTab {
    const session = memoryStorage();
    const clock = () => this.now;
    const storageIn = (place: Place) => inWeather(this.weather, place === 'tab' ? session : this.phone);
    const first = sites.list ?? { page: '', html: '' };
    const pages = new TabOfPages(() => createValueStore(storageIn, 'kept', clock), clock, first);
    return { session, pages, isQuick: true };
  }

  /** One step, in the second tab where it begins with `2:`; what a page has no field for does nothing. */
  do(words: string): void {
    const [, second, what = '', text] = /^(2:)?(\w+)(?:=(.*))?$/.exec(words) ?? [];
    const tab = this.tabs[second ? 1 : 0];
    this.now += 1000;
    this.doIn(tab, what, text);
    if (tab.isQuick) tab.pages.runScript();
    // What it hears the other tab may answer.
    for (const { pages } of [this.tabs[second ? 0 : 1], tab])
      pages.entry.live.script?.values.update({ sparesFocus: true });
  }

  private doIn(tab: VisitedTab, what: string, text: string | undefined): void {
    const { pages, session } = tab;
    const site = sites[what];
    if (site) pages.follow(site);
    else if (what === 'reload') pages.reload();
    else if (what === 'back' || what === 'forward') pages.go(what === 'back' ? -1 : 1);
    else if (what === 'forgets') pages.keepsPages = false;
    else if (what === 'slow' || what === 'quick') tab.isQuick = what === 'quick';
    else if (what === 'deaf' || what === 'hears') pages.isDeaf = what === 'deaf';
    else if (what === 'wiped') for (const storage of [this.phone, session]) storage.clear();
    else if (what === 'takes' || what === 'full' || what === 'denied') this.weather = what;
    else if (what === 'send') erase(pages, (key) => key.startsWith('contact/'));
    else if (what === 'clear') erase(pages, (key) => ['a', 'b'].includes(key));
    else if (what === 'eraseLetter') erase(pages, (key) => key.startsWith('refused/'));
    else if (what === 'eraseAll') {
      erase(pages, () => true);
      this.phone.clear();
      session.clear();
      pages.entry.live.script?.store.note(everything, undefined, 'phone');
    } else if (times[what]) this.now += times[what];
    else enter(pages, what, text);
  }

  /** What stands in the fields of both tabs otherwise than it began, as `key=value`. */
  stands(): string[] {
    const all = this.tabs.flatMap(({ pages: { entry, fields } }, place) =>
      fields
        .filter((field) => entry.live.script && valueOf(field) !== beginningOf(field))
        .map((field) => `${place ? '2:' : ''}${keyOf(field, entry.site.page)}=${valueOf(field)}`),
    );
    return [...new Set(all)];
  }
}

/** Boxes are turned, radio buttons chosen, `change` takes an answer back, lines are written. */
function enter(pages: TabOfPages, id: string, text = ''): void {
  const field = pages.fields.find((each) => each.id === (id === 'change' ? 'adult' : id));
  if (!field) return;
  if (id === 'change')
    for (const each of pages.fields) if (each.type === 'radio') (each as HTMLInputElement).checked = false;
  if (field.type === 'checkbox') pages.enter(field, valueOf(field) ? '' : 'on');
  else pages.enter(field, field.type === 'radio' && id !== 'change' ? field.value : text);
}

/** Erases as the script does, which is there when a message has gone or a list is erased. */
function erase(pages: TabOfPages, isErased: (key: string) => boolean): void {
  pages.runScript();
  const { script } = pages.entry.live;
  script?.values.update();
  script?.store.erase(isErased);
  script?.values.update();
}
