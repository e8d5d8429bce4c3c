/** What a visitor has typed into the contact form: kept in this tab for a day, and in memory where storage is denied. */

/** What was typed, by field. */
export type Typed = Readonly<Record<string, string>>;

interface Kept {
  /** When it was last typed in, in milliseconds since 1970. */
  at: number;
  typed: Typed;
  /** True once the browser itself has sent it, as long as nothing was typed since. */
  posted?: boolean;
}

export interface Draft {
  /** The latest that was typed; empty when there is nothing, or nothing from the last 24 hours. */
  read(): Typed;
  keep(typed: Typed): void;
  /** Remembers that the browser is sending the form itself, so that nobody sees the answer but the thank-you page. */
  markPosted(): void;
  /** Forgets a draft that the browser itself has sent. */
  forgetPosted(): void;
  forget(): void;
}

const key = 'message-draft';
const lifetime = 24 * 60 * 60 * 1000;

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number' && 'typed' in value && typeof value.typed === 'object' && value.typed !== null;
}

/** `storage` may throw when it is asked for, as it does where the browser denies it. */
export function createDraft(storage: () => Storage, now: () => number): Draft {
  /** The latest that could not be stored; what is stored may have been changed by another page of the tab. */
  let memory: Kept | undefined;

  function write(kept: Kept | undefined): void {
    try {
      if (kept) storage().setItem(key, JSON.stringify(kept));
      else storage().removeItem(key);
      memory = undefined;
    } catch {
      memory = kept;
    }
  }

  function stored(): Kept | undefined {
    try {
      const value: unknown = JSON.parse(storage().getItem(key) ?? 'null');
      return isKept(value) ? value : undefined;
    } catch {
      return undefined;
    }
  }

  function current(): Kept | undefined {
    const kept = memory ?? stored();
    if (!kept || now() - kept.at < lifetime) return kept;
    write(undefined);
    return undefined;
  }

  return {
    read: () => current()?.typed ?? {},
    keep: (typed) => write({ at: now(), typed }),
    markPosted() {
      const kept = current();
      if (kept) write({ ...kept, posted: true });
    },
    forgetPosted() {
      if (current()?.posted) write(undefined);
    },
    forget: () => write(undefined),
  };
}

export const draft = createDraft(() => sessionStorage, Date.now);
