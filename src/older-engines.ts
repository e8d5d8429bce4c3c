/**
 * Stand-ins for what the oldest engines of `browserslist` lack of what this site and its libraries call; imported
 * before all else.
 */

declare global {
  interface LentToArrays<T> {
    at(index: number): T | undefined;
    toSorted(compare?: (one: T, other: T) => number): T[];
  }
  interface ReadonlyArray<T> extends LentToArrays<T> {}
  interface Array<T> extends LentToArrays<T> {}
  interface RegExpConstructor {
    escape(text: string): string;
  }
  interface String {
    replaceAll(searched: string | RegExp, replacement: string): string;
    replaceAll(searched: string | RegExp, replacement: (found: string, ...groups: string[]) => string): string;
  }
}

function lend(prototype: object, methods: Readonly<Record<string, (...values: never[]) => unknown>>): void {
  for (const [name, value] of Object.entries(methods))
    if (!(name in prototype)) Object.defineProperty(prototype, name, { value, writable: true, configurable: true });
}

lend(Array.prototype, {
  at(this: unknown[], index: number) {
    return this[index < 0 ? this.length + index : index];
  },
  toSorted(this: unknown[], compare?: (one: unknown, other: unknown) => number) {
    // oxlint-disable-next-line unicorn/no-array-sort -- the copy
    return [...this].sort(compare);
  },
});

lend(RegExp, { escape: (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&') });

lend(String.prototype, {
  replaceAll(this: string, searched: string | RegExp, replacement: string) {
    return this.replace(
      typeof searched === 'string' ? new RegExp(RegExp.escape(searched), 'g') : searched,
      replacement,
    );
  },
});

// A service worker has none.
if (typeof Element !== 'undefined')
  lend(Element.prototype, {
    replaceChildren(this: Element, ...nodes: (Node | string)[]) {
      this.textContent = '';
      this.append(...nodes);
    },
  });

export {};
