/** Facts of an office, written into a copy of the project in place of what its owner has written. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { FactName, factSchemas } from '../office/schema/fact-schema.ts';
import { factFile } from '../setup/read-office.ts';

/** By the name of their file; a field that is not given stays as it is. */
type OfficeFacts = { [Name in FactName]?: Partial<z.input<ReturnType<typeof factSchemas>[Name]>> };

export function writeFacts(folder: string, facts: OfficeFacts): void {
  for (const [name, fact] of Object.entries(facts)) {
    const file = join(folder, factFile(name as FactName));
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...fact }));
  }
}
