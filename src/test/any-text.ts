import fc from 'fast-check';

/** Any text that a script can hold, control characters and halves of surrogate pairs among it. */
export function anyText(maxLength = 60): fc.Arbitrary<string> {
  return fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength }).map((units) => String.fromCharCode(...units));
}
