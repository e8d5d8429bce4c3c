/** A visit in two tabs of one phone, in jsdom, for tests of what is kept; ways back and forward, and scripts that come late, are tried in browsers. */
import { beginningOf, fieldsIn, keyOf, setValue, valueOf } from '../keeping/fields.ts';
import { createKeptValues } from '../keeping/kept-values.ts';
import { createValueStore, everything, type Place } from '../keeping/value-store.ts';

const hour = 60 * 60 * 1000;
const times: Readonly<Record<string, number>> = { day: 25 * hour, sixYearsBack: -6 * 365 * 24 * hour };

/** What the store asks of a web storage; one that is full takes nothing that makes it bigger. */
function storageOf(items: Map<string, string>, isFull: boolean): Storage {
  const methods: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem(key, value) {
      if (isFull && value.length > (items.get(key) ?? '').length) throw new DOMException('full');
      items.set(key, value);
    },
  };
  return methods as Storage;
}

const radio = (value: string, checked = '') =>
  `<input type="radio" id="${value}" name="who" value="${value}" ${checked}>`;
const tick = (name: string) => `<input type="checkbox" id="${name}" name="${name}" data-tick>`;
const list = `${tick('a')}${tick('b')}${radio('adult', 'checked')}${radio('minor')}<input id="sum">`;

/** Pages with fields of each kind: id and HTML. */
const pages: Readonly<Record<string, readonly [id: string, html: string]>> = {
  list: ['claims', list],
  // Only pages that are not English offer English names.
  gujaratiList: ['claims', `<input type="checkbox" id="english">${list}`],
  contact: ['contact', '<input id="name"><textarea id="text"></textarea>'],
  letter: [
    'refused',
    '<div data-letter><input id="why"><input id="name"><input type="checkbox" id="keep" data-keep></div>',
  ],
};

export class Visit {
  private now = Date.UTC(2026, 10, 23);
  private weather = 'takes';
  private readonly phone = new Map<string, string>();
  private readonly sessions = [new Map<string, string>(), new Map<string, string>()];
  private readonly tabs = this.sessions.map((session) => this.load('list', session));

  private load(name: string, session: Map<string, string>) {
    const [id, html] = pages[name] ?? ['', ''];
    const root = document.createElement('form');
    root.innerHTML = html;
    document.body.append(root);
    const storageIn = (place: Place) => {
      if (this.weather === 'denied') throw new DOMException('denied');
      return storageOf(place === 'tab' ? session : this.phone, this.weather === 'full');
    };
    const store = createValueStore(storageIn, 'kept', () => this.now);
    const values = createKeptValues({ root: () => root, page: () => id, store, onFill: () => {} });
    values.open();
    return { name, id, root, store, values };
  }

  /** One step, in the second tab where it begins with `2:`; `~` fills in without a word, as some browsers do; what a page has no field for does nothing. */
  do(words: string): void {
    const [, second, what = '', sign, text] = /^(2:)?(\w+)(?:([=~])(.*))?$/.exec(words) ?? [];
    const [here, other] = second ? [1, 0] : [0, 1];
    this.now += 1000;
    if (sign === '~') {
      Object.assign(this.tabs[here]?.root.querySelector(`#${what}`) ?? {}, { value: text });
      return;
    }
    this.doIn(here, what, text);
    // What it hears the other tab may answer.
    for (const tab of [other, here]) this.tabs[tab]?.values.update({ sparesFocus: true });
  }

  private doIn(place: number, what: string, text: string | undefined): void {
    const { [place]: tab } = this.tabs;
    const { [place]: session } = this.sessions;
    if (!tab || !session) return;
    const erase = (isErased: (key: string) => boolean) => {
      tab.values.update();
      tab.store.erase(isErased);
      tab.values.update();
    };
    if (pages[what] || what === 'reload') {
      tab.values.update({ sparesFocus: true });
      tab.root.remove();
      this.tabs[place] = this.load(pages[what] ? what : tab.name, session);
    } else if (what === 'wiped') for (const storage of [this.phone, session]) storage.clear();
    else if (what === 'takes' || what === 'full' || what === 'denied') this.weather = what;
    else if (what === 'send') erase((key) => key.startsWith('contact/'));
    else if (what === 'clear') erase((key) => ['a', 'b'].includes(key));
    else if (what === 'eraseAll') {
      erase(() => true);
      this.phone.clear();
      session.clear();
      tab.store.note(everything, undefined, 'phone');
    } else if (times[what]) this.now += times[what];
    else this.enter(tab, what, text);
  }

  /** Boxes are turned, radio buttons chosen, `change` takes an answer back, lines are written. */
  private enter({ root, values }: Visit['tabs'][number], id: string, text = ''): void {
    const fields = [...fieldsIn(root)];
    const field = fields.find((each) => each.id === (id === 'change' ? 'adult' : id));
    if (!field) return;
    if (id === 'change') for (const each of root.querySelectorAll<HTMLInputElement>(':checked')) each.checked = false;
    else if (field.type === 'checkbox') setValue(field, valueOf(field) ? '' : 'on');
    else setValue(field, field.type === 'radio' ? field.value : text);
    values.update({ changed: field });
  }

  /** What stands in the fields of both tabs otherwise than it began, as `key=value`. */
  stands(): string[] {
    const all = this.tabs.flatMap(({ id, root }, place) =>
      [...fieldsIn(root)]
        .filter((field) => valueOf(field) !== beginningOf(field))
        .map((field) => `${place ? '2:' : ''}${keyOf(field, id)}=${valueOf(field)}`),
    );
    return [...new Set(all)];
  }
}
