/** What the facts of the page on first passports rest on. */
import {
  aadhaarCircular,
  annexureLetters,
  birthRules,
  booklet,
  freshAdvisor,
  minorsInBirmingham,
  tatkalAnswers,
  tatkalDocuments,
  tatkalDocumentsReport,
} from '../islands/document-finder/passport-rulebooks.ts';
import type { FactSources } from '../i18n/sourced-facts.ts';

const read = '2026-11-23';

export const sources: FactSources = [
  {
    keys: ['passport-new:applications'],
    sources: [tatkalAnswers, tatkalDocuments, tatkalDocumentsReport, booklet],
    read,
    keeps: 'law',
  },
  { keys: ['passport-new:documents.lists.address'], sources: [freshAdvisor, booklet], read, keeps: 'law' },
  { keys: ['passport-new:documents.lists.birth', 'passport-new:documents.note'], sources: [birthRules, aadhaarCircular], read, keeps: 'law' },
  { keys: ['passport-new:minors', 'passport-new:figures'], sources: [freshAdvisor, annexureLetters, booklet, minorsInBirmingham], read, keeps: 'law' },
];
