import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { revisionOf } from './revision.ts';

test('a revision is the beginning of the content’s SHA-256, in characters that an address may hold', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (content) => {
      const revision = await revisionOf(content);
      expect(revision).toMatch(/^[\w-]{8}$/);
      expect(revision).toBe(createHash('sha256').update(content).digest('base64url').slice(0, 8));
    }),
  );
});
