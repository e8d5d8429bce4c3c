// @vitest-environment jsdom
/** Random visits against the simplest reference there is: for each value, the last that was entered. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seed } from '../test/contact-sequences.ts';
import { memoryStorage } from '../test/memory-storage.ts';
import { TabOfPages, type SitePage } from '../test/tab-of-pages.ts';
import { beginningOf, keyOf, valueOf, type Field } from './fields.ts';
import { asList, createValueStore, forOneDay } from './value-store.ts';

const radio = (name: string, value: string, checked = '') => `<input type="radio" id="${name}-${value}" name="${name}" value="${value}" ${checked}>`;
const tick = (name: string) => `<input type="checkbox" id="list-${name}" name="${name}" data-tick>`;

const list = `${tick('a')}${tick('b')}${radio('who', 'adult', 'checked')}${radio('who', 'minor')}<input id="sum">`;
/** Only pages that are not English offer English names. */
const sites: SitePage[] = [
  { page: 'claims', html: list },
  { page: 'claims', html: `<input type="checkbox" id="english">${list}` },
  { page: 'contact', html: '<input id="name" name="name"><textarea id="text" name="message"></textarea>' },
];

type Weather = 'takes' | 'denied' | 'full';

type Step =
  | { do: 'enter'; field: number; text: string }
  | { do: 'script' | 'reload' | 'back' | 'forward' | 'send' | 'erase' }
  | { do: 'follow'; site: number }
  | { do: 'memory'; keepsPages: boolean }
  | { do: 'storage'; weather: Weather };

const usual: fc.WeightedArbitrary<Step>[] = [
  { weight: 9, arbitrary: fc.record({ do: fc.constant('enter' as const), field: fc.nat(9), text: fc.constantFrom('', 'a', 'અડધો', 'आधा\n') }) },
  { weight: 6, arbitrary: fc.constant({ do: 'script' as const }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('reload' as const, 'back' as const, 'back' as const, 'forward' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('send' as const, 'erase' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('follow' as const), site: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('memory' as const), keepsPages: fc.boolean() }) },
];

const storage: fc.WeightedArbitrary<Step> = {
  weight: 2,
  arbitrary: fc.record({ do: fc.constant('storage' as const), weather: fc.constantFrom<Weather>('takes', 'full') }),
};

/** What a visitor makes of a field: boxes are turned, radio buttons chosen, lines written. */
function entered(field: Field, text: string): string {
  if (field.type === 'checkbox') return valueOf(field) ? '' : 'on';
  return field.type === 'radio' ? field.value : text;
}

class Visit {
  weather: Weather;
  readonly phone = memoryStorage();
  readonly session = memoryStorage();
  /** The last that was entered, by key. */
  readonly latest = new Map<string, string>();
  /** By entry of the history, what was entered while no script was there, and what its fields held before. */
  readonly unseen = new Map<string, Map<string, string>>();
  readonly before = new Map<string, Map<string, string>>();
  /** Keys whose values went with a page after the visitor was warned. */
  readonly warned = new Set<string>();
  readonly tab = new TabOfPages(() => this.stores(), sites[0] ?? { page: '', html: '' });

  constructor(weather: Weather) {
    this.weather = weather;
  }

  stores() {
    const weathered = (items: Storage) => () => {
      const refuse = () => {
        throw new DOMException(this.weather);
      };
      return this.weather === 'takes' ? items : this.weather === 'full' ? { ...items, setItem: refuse } : refuse();
    };
    return {
      phone: createValueStore(weathered(this.phone), 'ticks', asList),
      tab: createValueStore(weathered(this.session), 'values', forOneDay(() => 0)),
      left: createValueStore(weathered(this.session), 'left', forOneDay(() => 0)),
    };
  }

  keyOf(field: Field): string {
    return keyOf(field, this.tab.entry.site.page);
  }

  of(entries: Map<string, Map<string, string>>): Map<string, string> {
    const { name } = this.tab.entry;
    const known = entries.get(name) ?? new Map<string, string>();
    entries.set(name, known);
    return known;
  }

  enter(position: number, text: string): void {
    const { fields } = this.tab;
    const field = fields[position % fields.length];
    if (!field) return;
    const key = this.keyOf(field);
    this.tab.enter(field, entered(field, text));
    // A line has no breaks.
    const value = valueOf(field);
    if (this.tab.entry.live.script) {
      this.latest.set(key, value);
      if (!this.isLosing()) this.warned.delete(key);
      return;
    }
    // Back where it was, it cannot be told from what the browser has put there.
    const before = this.of(this.before).get(key);
    if ([before, beginningOf(field)].includes(value) || before === forgotten) this.of(this.unseen).delete(key);
    else this.of(this.unseen).set(key, value);
  }

  /** What was entered without the script counts as entered when it comes. */
  runScript(): void {
    if (!this.tab.entry.live.script) for (const [key, value] of this.of(this.unseen)) this.latest.set(key, value);
    this.of(this.unseen).clear();
    this.tab.runScript();
  }

  isLosing(): boolean {
    const stores = this.tab.entry.live.script?.stores;
    return stores !== undefined && (stores.phone.isLosing() || stores.tab.isLosing() || this.weather !== 'takes');
  }

  /** Forgets as the script does, which is there when a message has gone or a list is erased. */
  forget(isForgotten: (key: string) => boolean): void {
    this.runScript();
    this.tab.entry.live.script?.values.forget(isForgotten);
    for (const key of this.latest.keys()) if (isForgotten(key)) this.latest.delete(key);
    for (const before of this.before.values()) for (const key of before.keys()) if (isForgotten(key)) before.set(key, forgotten);
  }

  leave(go: () => void): void {
    const { live } = this.tab.entry;
    if (live.script) {
      const changed = this.tab.fields.filter((field) => valueOf(field) !== beginningOf(field));
      this.before.set(this.tab.entry.name, new Map(changed.map((field) => [this.keyOf(field), valueOf(field)])));
    }
    if (this.isLosing()) for (const key of this.latest.keys()) this.warned.add(key);
    go();
  }

  do(step: Step): void {
    switch (step.do) {
      case 'enter':
        return this.enter(step.field, step.text);
      case 'script':
        return this.runScript();
      case 'reload':
        return this.leave(() => this.tab.reload());
      case 'back':
        return this.leave(() => this.tab.go(-1));
      case 'forward':
        return this.leave(() => this.tab.go(1));
      case 'follow':
        return this.leave(() => this.tab.follow(sites[step.site] ?? { page: '', html: '' }));
      case 'send':
        return this.forget((key) => key.startsWith('contact/'));
      case 'erase':
        return this.forget((key) => ['a', 'b'].includes(key));
      case 'memory':
        this.tab.keepsPages = step.keepsPages;
        return;
      case 'storage':
        this.weather = step.weather;
    }
  }

  /** Fields that hold something else than the last that was entered, though the visitor was not warned. */
  wrong(): string[] {
    if (!this.tab.entry.live.script) return [];
    return this.tab.fields.flatMap((field) => {
      const [key, value] = [this.keyOf(field), valueOf(field)];
      const latest = this.latest.get(key) ?? beginningOf(field);
      return value === latest || this.warned.has(key) ? [] : `${key}: "${value}", not "${latest}"`;
    });
  }
}

/** Of what was forgotten a page knows nothing more when it comes back. */
const forgotten = 'forgotten';

/** How long each search goes on, in milliseconds. */
const time = 20_000;

test.each([
  ['what was entered last stands in every page that has a field for it, and what was sent or erased in none', 'takes', usual],
  ['where storage is full now and then, nothing is lost of which the page does not know', 'takes', [...usual, storage]],
  ['where storage is denied, nothing is lost of which the page does not know', 'denied', usual],
] as const)('%s', { timeout: 2 * time }, (_, weather, steps) => {
  const visits = fc.array(fc.oneof(...steps), { minLength: 3, maxLength: 40 });
  const visited = fc.property(visits, (sequence) => {
    const visit = new Visit(weather);
    visit.runScript();
    for (const step of sequence) {
      visit.do(step);
      expect(visit.wrong()).toEqual([]);
    }
  });
  fc.assert(visited, { seed, numRuns: 1_000_000, interruptAfterTimeLimit: time });
});
