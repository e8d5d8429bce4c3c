/**
 * A browser's tab in jsdom, for tests of what is kept: a history of pages, some of which the browser keeps in its
 * memory; others it fills in again as they were left.
 */
import { fieldsIn, setValue, valueOf, type Field } from '../keeping/fields.ts';
import { createKeptValues } from '../keeping/kept-values.ts';
import type { ValueStore } from '../keeping/value-store.ts';

/** A page of the site: its id, and its fields in HTML. */
export interface SitePage {
  page: string;
  html: string;
}

/** A page as the browser has it before it. */
interface OpenPage {
  root: HTMLElement;
  /** The small script, once it has come. */
  script?: { values: ReturnType<typeof createKeptValues>; store: ValueStore };
}

/** A place in the tab's history. */
export interface Entry {
  /** Once the script has named it. */
  name?: string;
  site: SitePage;
  live: OpenPage;
  isInMemory: boolean;
}

// A radio button is put back by itself, not by its group.
const stateOf = (field: Field) =>
  field.type === 'radio' && field instanceof HTMLInputElement && !field.checked ? '' : valueOf(field);

export class TabOfPages {
  private readonly entries: Entry[] = [];
  private position = -1;
  /** Whether fields are filled in without an event, as some browsers do. */
  isDeaf = false;
  /** Whether the browser keeps in its memory the pages that are left. */
  keepsPages = true;
  private readonly store: () => ValueStore;
  private readonly now: () => number;

  /** `store` is made for every page anew, as scripts make it. */
  constructor(store: () => ValueStore, now: () => number, first: SitePage) {
    this.store = store;
    this.now = now;
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
    const { entry } = this;
    const { live, site } = entry;
    if (live.script) return;
    const store = this.store();
    const values = createKeptValues({ root: () => live.root, page: () => site.page, store, onFill: () => {} });
    live.script = { values, store };
    values.open(entry.name);
    entry.name ??= String(this.now());
  }

  enter(field: Field, value: string): void {
    setValue(field, value);
    if (!this.isDeaf) this.entry.live.script?.values.update({ changed: field });
  }

  /** Follows a link to a page. */
  follow(site: SitePage): void {
    if (this.position >= 0) this.leave();
    this.position += 1;
    this.entries.splice(this.position, this.entries.length, {
      site,
      live: load(site, []),
      isInMemory: false,
    });
  }

  reload(): void {
    this.leave();
    const { entry } = this;
    entry.live = load(entry.site, this.fields.map(stateOf));
  }

  /** Back by -1, forward by 1; false where there is no such page. */
  go(steps: -1 | 1): boolean {
    if (!this.entries[this.position + steps]) return false;
    this.leave();
    this.position += steps;
    const { entry } = this;
    const { script } = entry.live;
    if (!entry.isInMemory) entry.live = load(entry.site, this.fields.map(stateOf));
    else document.body.append(entry.live.root);
    if (entry.isInMemory && script) {
      script.store.open();
      script.values.update();
    }
    return true;
  }

  private leave(): void {
    const { entry } = this;
    entry.live.script?.values.update({ sparesFocus: true });
    if (entry.name) entry.live.script?.store.note(entry.name);
    entry.live.root.remove();
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
  document.body.append(root);
  return { root };
}
