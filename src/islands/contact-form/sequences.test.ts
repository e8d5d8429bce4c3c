/** Random sequences of typing, pressing, failing and leaving against the form's logic; the collector's log is the judge. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createValueStore, forOneDay, type ValueStore } from '../../enhance/value-store.ts';
import type { ContactMessage } from './contact-message.ts';
import { accepting, seed, sequences, type Step, type Weather } from '../../test/contact-sequences.ts';
import { memoryStorage } from '../../test/memory-storage.ts';
import { virtualClock } from '../../test/virtual-clock.ts';
import { createSending, type Outcome, type Sending } from './sending.ts';
import { errorsOf } from './validation.ts';

const outcomes: Record<Exclude<Weather, 'hangs'>, Outcome> = {
  accepts: { kind: 'sent' },
  acceptsWithoutBody: { kind: 'sent' },
  refuses: { kind: 'refused', errors: [{ code: undefined, message: 'No' }] },
  breaks: { kind: 'problem' },
  asksToWait: { kind: 'tooMany', seconds: 60 },
  disconnects: { kind: 'unexpected' },
};

interface Post {
  press: number;
  message: ContactMessage;
  weather: Weather;
  /** True once the page has been told. */
  isAnswered: boolean;
}

const empty: ContactMessage = { name: '', email: '', phone: '', message: '' };

/** A tab with the contact form: its pages come and go, its storage stays. */
class Tab {
  readonly clock = virtualClock();
  readonly storage = memoryStorage();
  readonly log: Post[] = [];
  weather: Weather = 'accepts';
  delay = 0;
  presses = 0;
  pressedAt = 0;
  /** What stands in the form, which the browser keeps. */
  fields: ContactMessage;
  draft: ValueStore;
  sending: Sending;
  leave = () => {};
  readonly isStorageDenied: boolean;

  constructor(isStorageDenied: boolean) {
    this.isStorageDenied = isStorageDenied;
    [this.fields, this.draft, this.sending] = this.open();
  }

  open(): [ContactMessage, ValueStore, Sending] {
    // A page that is left takes its timers with it; what it has posted stays in the log.
    this.leave();
    const calledOff: (() => void)[] = [];
    this.leave = () => calledOff.forEach((callOff) => callOff());
    const noting = (callOff: () => void) => {
      calledOff.push(callOff);
      return callOff;
    };
    const storage = () => {
      if (this.isStorageDenied) throw new DOMException('The operation is insecure.', 'SecurityError');
      return this.storage;
    };
    const draft = createValueStore(storage, 'values', forOneDay(this.clock.now));
    const { name = '', email = '', phone = '', message = '' } = draft.read();
    const sending = createSending({
      after: (milliseconds, act) => noting(this.clock.after(milliseconds, act)),
      post: (posted, answer) => noting(this.post(posted, answer)),
    });
    sending.subscribe(() => {
      if (sending.state().step !== 'sent') return;
      draft.write({});
      this.fields = empty;
    });
    return [{ name, email, phone, message }, draft, sending];
  }

  post(message: ContactMessage, answer: (outcome: Outcome) => void): () => void {
    const { weather } = this;
    const post: Post = { press: this.presses, message, weather, isAnswered: false };
    this.log.push(post);
    if (weather === 'hangs') return () => {};
    return this.clock.after(this.delay + 1, () => {
      post.isAnswered = true;
      answer(outcomes[weather]);
    });
  }

  press(): void {
    this.presses += 1;
    if (this.sending.state().step === 'sent') return;
    const isAddress = /^[^@\s]+@[^@\s]+$/.test(this.fields.email);
    if (Object.keys(errorsOf(this.fields, isAddress)).length > 0) return;
    if (this.sending.state().step !== 'sending') this.pressedAt = this.clock.now();
    this.sending.send(this.fields);
  }

  do(step: Step): void {
    const { step: state } = this.sending.state();
    switch (step.do) {
      case 'type':
        if (state === 'sending' || state === 'sent') return;
        this.fields = { ...this.fields, [step.field]: this.fields[step.field] + step.text };
        this.draft.write({ ...this.fields });
        return;
      case 'press':
        for (let time = 0; time < step.times; time += 1) this.press();
        return;
      case 'wait':
        return this.clock.pass(step.milliseconds);
      case 'turn':
        this.weather = step.weather;
        this.delay = step.delay;
        return;
      case 'reload':
      case 'switchLanguage':
        [this.fields, this.draft, this.sending] = this.open();
        return;
      case 'writeAnother':
        return this.sending.another();
    }
  }
}

/** What a visitor expects to stand in the form after a step. */
function expectedFields(tab: Tab, before: ContactMessage, step: Step, stateBefore: string): ContactMessage {
  if (tab.sending.state().step === 'sent') return empty;
  if (tab.isStorageDenied && (step.do === 'reload' || step.do === 'switchLanguage')) return empty;
  if (step.do !== 'type' || stateBefore === 'sending' || stateBefore === 'sent') return before;
  return { ...before, [step.field]: before[step.field] + step.text };
}

/** Runs a sequence, looking at the tab after each step. */
function follow(steps: readonly Step[], isStorageDenied: boolean, look: (tab: Tab, step: Step, stepBefore: string) => void = () => {}): Tab {
  const tab = new Tab(isStorageDenied);
  for (const step of steps) {
    const before = tab.sending.state().step;
    tab.do(step);
    look(tab, step, before);
  }
  return tab;
}

/** Tries a rule on random sequences, with storage and without. */
function always(rule: (steps: Step[], isStorageDenied: boolean) => void): void {
  fc.assert(fc.property(sequences(20), fc.boolean(), rule), { numRuns: 20_000, seed });
}

describe('whatever comes in whatever order', { timeout: 60_000 }, () => {
  test('nothing is called sent without a 2xx', () =>
    always((steps, isStorageDenied) => {
      follow(steps, isStorageDenied, ({ sending, log }) => {
        if (sending.state().step !== 'sent') return;
        expect(log.at(-1)).toMatchObject({ isAnswered: true, weather: expect.toSatisfy((weather) => accepting.includes(weather)) });
      });
    }));

  test('an outcome comes in time', () =>
    always((steps, isStorageDenied) => {
      follow(steps, isStorageDenied, ({ sending, clock, pressedAt }) => {
        if (sending.state().step === 'sending') expect(clock.now() - pressedAt).toBeLessThan(15_500);
      });
    }));

  test('no keystroke is lost', () =>
    always((steps, isStorageDenied) => {
      let expected = empty;
      follow(steps, isStorageDenied, (tab, step, before) => {
        expected = expectedFields(tab, expected, step, before);
        expect(tab.fields).toEqual(expected);
      });
    }));

  test('no press posts twice', () =>
    always((steps, isStorageDenied) => {
      const presses = follow(steps, isStorageDenied).log.map(({ press }) => press);
      expect(new Set(presses).size).toBe(presses.length);
    }));
});

test('the sequences reach every state', () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(sequences(20), (steps) => {
      follow(steps, false, ({ sending }) => {
        const state = sending.state();
        reached.add(state.step === 'failed' ? state.failure.kind : state.step);
      });
    }),
    { numRuns: 1_000, seed },
  );
  expect([...reached].toSorted()).toEqual(['problem', 'refused', 'sending', 'sent', 'tooMany', 'unexpected', 'writing']);
});

