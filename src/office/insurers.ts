/**
 * The insurers shown in the strips, and whom to call there. `family` is the company's own name, unless a sister company stands here;
 * `lines` are those it sells: 'health', 'life', 'vehicle', 'travel'; `contact` is the company's own page with its numbers, else its front page.
 */
import type { InsuranceLine } from './services.ts';

export const insurers: readonly Insurer[] = [
  { id: 'lic', name: 'LIC', family: 'LIC', lines: ['life'],
    contact: 'https://licindia.in' },
  { id: 'hdfc-ergo', name: 'HDFC ERGO', family: 'HDFC', lines: ['health', 'vehicle', 'travel'],
    contact: 'https://www.hdfcergo.com' },
  { id: 'hdfc-life', name: 'HDFC Life', family: 'HDFC', lines: ['life'],
    contact: 'https://www.hdfclife.com/customer-service/information-centre' },
  { id: 'icici-lombard', name: 'ICICI Lombard', family: 'ICICI', lines: ['health', 'vehicle', 'travel'],
    contact: 'https://www.icicilombard.com' },
  { id: 'icici-prudential-life', name: 'ICICI Prudential Life', family: 'ICICI', lines: ['life'],
    contact: 'https://www.iciciprulife.com/contact-us/our-services-turn-around-times.html' },
  { id: 'sbi-general', name: 'SBI General', family: 'SBI', lines: ['vehicle', 'travel'],
    contact: 'https://www.sbigeneral.in' },
  { id: 'sbi-life', name: 'SBI Life', family: 'SBI', lines: ['life'],
    contact: 'https://www.sbilife.co.in' },
  { id: 'tata-aig', name: 'Tata AIG', family: 'Tata', lines: ['vehicle', 'travel'],
    contact: 'https://www.tataaig.com' },
  { id: 'tata-aia-life', name: 'Tata AIA Life', family: 'Tata', lines: ['life'],
    contact: 'https://www.tataaia.com/customer-service/our-promise.html' },
  { id: 'bajaj-general', name: 'Bajaj General', family: 'Bajaj', lines: ['vehicle', 'travel'],
    contact: 'https://www.bajajgeneralinsurance.com/motor-insurance/motor-insurance-claim-process.html' },
  { id: 'bajaj-life', name: 'Bajaj Life', family: 'Bajaj', lines: ['life'],
    contact: 'https://www.bajajlifeinsurance.com' },
  { id: 'axis-max-life', name: 'Axis Max Life', family: 'Axis Max Life', lines: ['life'],
    contact: 'https://www.axismaxlife.com' },
  { id: 'new-india-assurance', name: 'New India Assurance', family: 'New India Assurance', lines: ['health', 'vehicle', 'travel'],
    contact: 'https://www.newindia.co.in' },
  { id: 'star-health', name: 'Star Health', family: 'Star Health', lines: ['health'],
    contact: 'https://www.starhealth.in' },
  { id: 'care-health', name: 'Care Health', family: 'Care Health', lines: ['health'],
    contact: 'https://www.careinsurance.com' },
  { id: 'niva-bupa', name: 'Niva Bupa', family: 'Niva Bupa', lines: ['health'],
    contact: 'https://www.nivabupa.com' },
  { id: 'aditya-birla-health', name: 'Aditya Birla Health', family: 'Aditya Birla Health', lines: ['health'],
    contact: 'https://www.adityabirlacapital.com/healthinsurance' },
];

export interface Insurer {
  /** File name of its tile, or of a licensed logo in `public/logos`. */
  id: string;
  /** Public short name, in Latin script in every language. */
  name: string;
  /** Companies of one family share a tile on the home page. */
  family: string;
  lines: readonly InsuranceLine[];
  /** Its own page on how to reach it, else its front page; looked up on 23 November 2026. */
  contact: string;
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
