/** A visit in two tabs of one phone, in jsdom, beside the simplest reference there is for what is kept: of each value the last that was entered. */
import { beginningOf, isTick, keyOf, valueOf, type Field } from '../keeping/fields.ts';
import { createValueStore, everything, type Place } from '../keeping/value-store.ts';
import { sites } from './kept-sites.ts';
import { inWeather, memoryStorage, type StorageWeather } from './memory-storage.ts';
import { TabOfPages } from './tab-of-pages.ts';
import { VisitedTab, type Entered } from './visited-tab.ts';

const hour = 60 * 60 * 1000;
const times = { night: 10 * hour, day: 25 * hour, sixYearsBack: -6 * 365 * 24 * hour };

export class Visit {
  private now = Date.UTC(2026, 10, 23);
  private step = 0;
  private erased = 0;
  private dayPassed = 0;
  private weather: StorageWeather = 'takes';
  private readonly phone = memoryStorage();
  private readonly onPhone = new Map<string, Entered>();
  /** Keys whose values went with a page after the visitor was warned. */
  private readonly warned = new Set<string>();
  private readonly tabs: readonly [VisitedTab, VisitedTab] = [this.openTab(), this.openTab()];

  private openTab(): VisitedTab {
    const session = memoryStorage();
    const clock = () => this.now;
    const storageIn = (place: Place) => inWeather(this.weather, place === 'tab' ? session : this.phone);
    const first = sites.list ?? { page: '', html: '' };
    return new VisitedTab(session, new TabOfPages(() => createValueStore(storageIn, 'kept', clock), clock, first));
  }

  /** One step, in the second tab where it begins with `2:`; what a page has no field for does nothing. */
  do(words: string): void {
    const [, second, what = '', text] = /^(2:)?(\w+)(?:=(.*))?$/.exec(words) ?? [];
    const tab = this.tabs[second ? 1 : 0];
    this.step += 1;
    this.now += 1000;
    this.doIn(tab, what, text);
    if (tab.isQuick) this.runScript(tab);
    const other = this.tabs[second ? 0 : 1];
    this.see(tab);
    // What it hears the other tab may answer.
    for (const each of [other, tab]) {
      this.see(each);
      each.pages.entry.live.script?.values.update({ sparesFocus: true });
    }
  }

  private doIn(tab: VisitedTab, what: string, text: string | undefined): void {
    const { pages } = tab;
    const site = sites[what];
    if (site) this.leave(tab, () => pages.follow(site));
    else if (what === 'reload') this.leave(tab, () => pages.reload());
    else if (what === 'back' || what === 'forward') this.leave(tab, () => pages.go(what === 'back' ? -1 : 1));
    else if (what === 'remembers' || what === 'forgets') pages.keepsPages = what === 'remembers';
    else if (what === 'slow' || what === 'quick') tab.isQuick = what === 'quick';
    else if (what === 'deaf' || what === 'hears') pages.isDeaf = what === 'deaf';
    else if (what === 'wiped') for (const storage of [this.phone, tab.session]) storage.clear();
    else if (what === 'takes' || what === 'full' || what === 'denied') this.weather = what;
    else if (what === 'send') this.erase(tab, (key) => key.startsWith('contact/'));
    else if (what === 'clear') this.erase(tab, (key) => ['a', 'b'].includes(key));
    else if (what === 'eraseLetter') this.erase(tab, (key) => key.startsWith('refused/'));
    else if (what === 'eraseAll') this.eraseAll(tab);
    else if (what in times) this.pass(times[what as keyof typeof times]);
    else this.enter(tab, what, text);
  }

  private pass(time: number): void {
    this.now += time;
    if (time > 24 * hour) this.dayPassed = this.step;
  }

  /** A tab that was not used for a day begins anew. */
  private open(tab: VisitedTab): void {
    const used = [...tab.entered.values()].map(({ step }) => step);
    if (Math.max(0, this.erased, ...used, ...tab.left.values()) < this.dayPassed) this.forget(tab);
  }

  /** Boxes are turned, radio buttons chosen, `change` takes an answer back, lines are written. */
  private enter(tab: VisitedTab, id: string, text = ''): void {
    const { pages } = tab;
    const field = pages.fields.find((each) => each.id === (id === 'change' ? 'adult' : id));
    if (!field) return;
    if (id === 'change')
      for (const each of pages.fields) if (each.type === 'radio') (each as HTMLInputElement).checked = false;
    if (field.type === 'checkbox') pages.enter(field, valueOf(field) ? '' : 'on');
    else pages.enter(field, field.type === 'radio' && id !== 'change' ? field.value : text);
    const key = keyOf(field, pages.entry.site.page);
    if (pages.entry.live.script) this.keep(tab, field);
    else tab.unseen.set(pages.entry, new Map([...(tab.unseen.get(pages.entry) ?? []), [key, valueOf(field)]]));
  }

  private keep(tab: VisitedTab, field: Field): void {
    const key = keyOf(field, tab.pages.entry.site.page);
    (isTick(field) ? this.onPhone : tab.entered).set(key, { step: this.step, value: valueOf(field) });
    if (!this.isLosing(tab)) this.warned.delete(key);
  }

  private latest(tab: VisitedTab, key: string): Entered {
    const [here = { step: 0 }, there = { step: 0 }] = [tab.entered.get(key), this.onPhone.get(key)];
    return here.step > there.step ? here : there;
  }

  private runScript(tab: VisitedTab): void {
    const { pages } = tab;
    const { entry } = pages;
    if (entry.live.script) return;
    this.open(tab);
    const isNew = entry.name === undefined;
    const left = isNew ? Infinity : (tab.left.get(entry) ?? (this.erased ? 0 : (tab.come.get(entry) ?? 0)));
    if (isNew) tab.come.set(entry, this.step);
    for (const field of pages.fields) {
      const [key, value] = [keyOf(field, entry.site.page), valueOf(field)];
      const isTyped = tab.unseen.get(entry)?.get(key) === value && value !== beginningOf(field);
      if (isTyped && this.latest(tab, key).step < left) this.keep(tab, field);
    }
    tab.unseen.delete(entry);
    pages.runScript();
  }

  private forget(tab: VisitedTab): void {
    tab.entered.clear();
    tab.left.clear();
  }

  /** What an open page shows is in its tab too, and a letter whose box is ticked on the phone. */
  private see(tab: VisitedTab): void {
    const { entry, fields } = tab.pages;
    if (!entry.live.script) return;
    for (const field of fields) {
      const key = keyOf(field, entry.site.page);
      const latest = this.latest(tab, key);
      if (latest.step === 0 || isTick(field)) continue;
      tab.entered.set(key, latest);
      if (!field.closest('[data-letter]')) continue;
      if (field.id === 'keep' || this.latest(tab, 'refused/keep').value === 'on') this.onPhone.set(key, latest);
      else if (this.onPhone.get(key)?.value !== undefined) this.onPhone.delete(key);
    }
  }

  /** Erases as the script does, which is there when a message has gone or a list is erased. */
  private erase(tab: VisitedTab, isErased: (key: string) => boolean): void {
    this.runScript(tab);
    const { script } = tab.pages.entry.live;
    script?.values.update();
    script?.store.erase(isErased);
    script?.values.update();
    for (const entered of [tab.entered, this.onPhone])
      for (const key of entered.keys()) if (isErased(key)) entered.set(key, { step: this.step });
  }

  private eraseAll(tab: VisitedTab): void {
    this.erase(tab, () => true);
    this.phone.clear();
    tab.session.clear();
    tab.pages.entry.live.script?.store.note(everything, undefined, 'phone');
    this.erased = this.step;
    this.onPhone.clear();
    for (const each of this.tabs) this.forget(each);
  }

  private isLosing({ pages }: VisitedTab): boolean {
    const store = pages.entry.live.script?.store;
    return store !== undefined && (store.isLosing() || this.weather !== 'takes');
  }

  private leave(tab: VisitedTab, go: () => boolean | void): void {
    const { entry } = tab.pages;
    const isKnown = entry.live.script !== undefined;
    if (this.isLosing(tab)) for (const key of [...tab.entered.keys(), ...this.onPhone.keys()]) this.warned.add(key);
    if (go() === false) return;
    if (isKnown) tab.left.set(entry, this.step);
    if (tab.pages.entry.live.script) this.open(tab);
  }

  /** Fields that hold something else than the last that was entered, though the visitor was not warned. */
  wrong(): string[] {
    return this.tabs.flatMap((tab) => {
      const { entry, fields } = tab.pages;
      if (!entry.live.script) return [];
      return fields.flatMap((field) => {
        const [key, value] = [keyOf(field, entry.site.page), valueOf(field)];
        const latest = this.latest(tab, key).value ?? beginningOf(field);
        return value === latest || this.warned.has(key) ? [] : `${key}: "${value}", not "${latest}"`;
      });
    });
  }
}
