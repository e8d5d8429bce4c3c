/**
 * The insurers shown in the strips, one a line. `family` is the company's own name, unless a sister company stands here;
 * `lines` are those it sells: 'health', 'life', 'vehicle', 'travel'.
 */
import type { InsuranceLine } from './services.ts';

export const insurers: readonly Insurer[] = [
  { id: 'lic', name: 'LIC', family: 'LIC', lines: ['life'] },
  { id: 'hdfc-ergo', name: 'HDFC ERGO', family: 'HDFC', lines: ['health', 'vehicle', 'travel'] },
  { id: 'hdfc-life', name: 'HDFC Life', family: 'HDFC', lines: ['life'] },
  { id: 'icici-lombard', name: 'ICICI Lombard', family: 'ICICI', lines: ['health', 'vehicle', 'travel'] },
  { id: 'icici-prudential-life', name: 'ICICI Prudential Life', family: 'ICICI', lines: ['life'] },
  { id: 'sbi-general', name: 'SBI General', family: 'SBI', lines: ['vehicle', 'travel'] },
  { id: 'sbi-life', name: 'SBI Life', family: 'SBI', lines: ['life'] },
  { id: 'tata-aig', name: 'Tata AIG', family: 'Tata', lines: ['vehicle', 'travel'] },
  { id: 'tata-aia-life', name: 'Tata AIA Life', family: 'Tata', lines: ['life'] },
  { id: 'bajaj-general', name: 'Bajaj General', family: 'Bajaj', lines: ['vehicle', 'travel'] },
  { id: 'bajaj-life', name: 'Bajaj Life', family: 'Bajaj', lines: ['life'] },
  { id: 'axis-max-life', name: 'Axis Max Life', family: 'Axis Max Life', lines: ['life'] },
  { id: 'new-india-assurance', name: 'New India Assurance', family: 'New India Assurance', lines: ['health', 'vehicle', 'travel'] },
  { id: 'star-health', name: 'Star Health', family: 'Star Health', lines: ['health'] },
  { id: 'care-health', name: 'Care Health', family: 'Care Health', lines: ['health'] },
  { id: 'niva-bupa', name: 'Niva Bupa', family: 'Niva Bupa', lines: ['health'] },
  { id: 'aditya-birla-health', name: 'Aditya Birla Health', family: 'Aditya Birla Health', lines: ['health'] },
];

export interface Insurer {
  /** File name of its tile, or of a licensed logo in `public/logos`. */
  id: string;
  /** Public short name, in Latin script in every language. */
  name: string;
  /** Companies of one family share a tile on the home page. */
  family: string;
  lines: readonly InsuranceLine[];
}

/** Insurers of one line, in the order of the list. */
export function insurersOf(line: InsuranceLine): readonly Insurer[] {
  return insurers.filter((insurer) => insurer.lines.includes(line));
}

/** Brand families with the names of all their companies, one tile each on the home page. */
export function insurerFamilies(): { id: string; names: string[] }[] {
  const families = Map.groupBy(insurers, (insurer) => insurer.family);
  return [...families].map(([family, members]) => ({
    id: family.toLowerCase().replaceAll(' ', '-'),
    names: members.map((insurer) => insurer.name),
  }));
}
