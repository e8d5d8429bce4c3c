/**
 * A browser's tab in jsdom, for tests of what is kept: a history of pages, some of which the browser keeps in its
 * memory; others it fills in again as they were left.
 */
import { fieldsIn, setValue, valueOf, type Field } from '../enhance/fields.ts';
import { createKeptValues, type KeptValues, type Stores } from '../enhance/kept-values.ts';

/** A page of the site: its id, and its fields in HTML. */
export interface SitePage {
  page: string;
  html: string;
}

/** A page as the browser has it before it. */
interface OpenPage {
  root: HTMLElement;
  /** The small script, once it has come. */
  script?: { values: KeptValues; stores: Stores };
}

/** A place in the tab's history. */
export interface Entry {
  name: string;
  site: SitePage;
  live: OpenPage;
  isInMemory: boolean;
}

// A radio button is put back by itself, not by its group.
const stateOf = (field: Field) => (field.type === 'radio' && field instanceof HTMLInputElement && !field.checked ? '' : valueOf(field));

export class TabOfPages {
  private readonly entries: Entry[] = [];
  private position = -1;
  private count = 0;
  /** Whether the browser keeps in its memory the pages that are left. */
  keepsPages = true;
  private readonly stores: () => Stores;

  /** `stores` are made for every page anew, as scripts make them. */
  constructor(stores: () => Stores, first: SitePage) {
    this.stores = stores;
    this.follow(first);
  }

  get entry(): Entry {
    const entry = this.entries[this.position];
    if (!entry) throw new Error('The tab has no page yet.');
    return entry;
  }

  get fields(): Field[] {
    return [...fieldsIn(this.entry.live.root)];
  }

  /** The small script comes at last. */
  runScript(): void {
    const { live, name, site } = this.entry;
    if (live.script) return;
    const stores = this.stores();
    const values = createKeptValues({ root: () => live.root, page: () => site.page, stores, onFill: () => {} });
    live.script = { values, stores };
    values.begin(name);
  }

  enter(field: Field, value: string): void {
    setValue(field, value);
    this.entry.live.script?.values.keep(field);
  }

  /** Follows a link to a page. */
  follow(site: SitePage): void {
    if (this.position >= 0) this.leave();
    this.count += 1;
    this.position += 1;
    this.entries.splice(this.position, this.entries.length, { name: String(this.count), site, live: load(site, []), isInMemory: false });
  }

  reload(): void {
    this.leave();
    const { entry } = this;
    entry.live = load(entry.site, this.fields.map(stateOf));
  }

  /** Back by -1, forward by 1; does nothing where there is no such page. */
  go(steps: -1 | 1): void {
    if (!this.entries[this.position + steps]) return;
    this.leave();
    this.position += steps;
    const { entry } = this;
    if (entry.isInMemory) entry.live.script?.values.comeBack();
    else entry.live = load(entry.site, this.fields.map(stateOf));
  }

  private leave(): void {
    const { entry } = this;
    entry.live.script?.values.leave(entry.name);
    entry.isInMemory = this.keepsPages;
  }
}

/** Loads a page; `left` is what its fields held when it was left, in their order. */
function load({ html }: SitePage, left: readonly string[]): OpenPage {
  const root = document.createElement('form');
  root.innerHTML = html;
  [...fieldsIn(root)].forEach((field, position) => {
    const state = left[position];
    if (state !== undefined) setValue(field, state);
  });
  return { root };
}
