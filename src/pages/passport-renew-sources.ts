/** What the facts of the page on re-issues rest on. */
import {
  booklet, lossAnswers, reissueAdvisor, serviceAnswers, spouseReport, spouseReportToo, tatkalAnswers, tatkalExclusions, tatkalExclusionsReport,
} from '../islands/document-finder/passport-rulebooks.ts';
import type { FactSources } from '../i18n/sourced-facts.ts';

const read = '2026-11-23';

export const sources: FactSources = [
  { keys: ['passport-renew:scenarios.lists.expiry', 'passport-renew:figures'], sources: [reissueAdvisor, booklet, serviceAnswers], read, keeps: 'law' },
  { keys: ['passport-renew:scenarios.lists.lost'], sources: [lossAnswers, booklet, tatkalExclusions, tatkalExclusionsReport], read, keeps: 'law' },
  { keys: ['passport-renew:scenarios.lists.damaged'], sources: [booklet, lossAnswers, tatkalAnswers], read, keeps: 'law' },
  { keys: ['passport-renew:scenarios.lists.change'], sources: [reissueAdvisor, booklet, spouseReport, spouseReportToo], read, keeps: 'law' },
];
