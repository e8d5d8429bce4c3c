import { insurersOf } from '../office/insurers.ts';
import type { InsuranceLine } from '../office/services.ts';
import { InsurerStrip } from './insurer-strip.tsx';

/** The insurers of one line. */
export function LineInsurers({ line, title }: { line: InsuranceLine; title: string }) {
  return (
    <InsurerStrip
      still
      id="insurers"
      title={title}
      tiles={insurersOf(line).map(({ id, name }) => ({ id, names: [name] }))}
    />
  );
}
