/** A clock that stands still until a test moves it on. */
export interface VirtualClock {
  now(): number;
  /** Returns how to call it off. */
  after(milliseconds: number, act: () => void): () => void;
  /** Moves on, doing what falls due on the way in its order. */
  pass(milliseconds: number): void;
}

export function virtualClock(): VirtualClock {
  let time = 0;
  let due: { at: number; act: () => void }[] = [];
  return {
    now: () => time,
    after(milliseconds, act) {
      const entry = { at: time + milliseconds, act };
      due.push(entry);
      return () => (due = due.filter((other) => other !== entry));
    },
    pass(milliseconds) {
      const end = time + milliseconds;
      for (;;) {
        const next = due.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0];
        if (!next) break;
        due = due.filter((other) => other !== next);
        time = next.at;
        next.act();
      }
      time = end;
    },
  };
}
