/** What the rules for single cases are read in: fees and ages, one parent alone, and each kind of changed particulars. */
import type { Source } from '../../i18n/sourced-facts.ts';

// Addresses too long for a line stand in two halves.
const news18 = 'https://www.news18.com/news';
const indiaToday = 'https://www.indiatoday.in/information/story';

/** Ages, booklets and fees since 1 July 2026. */
export const feeGazette: Source = {
  title: 'Passports (Amendment) Rules, 2026, G.S.R. 516(E)',
  publisher: 'Ministry of External Affairs (read in the copy at Gazette Tracker, which is cut)',
  address: 'https://gazettetracker.com/g/CG-DL-E-25062026-273829',
  date: '2026-06-20',
  isOfficial: true,
};

/** Says that a passport for ten years comes only after police verification. */
export const choiceReport: Source = {
  title: 'Step-by-step guide to apply for a minor’s passport online',
  publisher: 'News18',
  address: `${news18}/lifestyle/heres-step-by-step-guide-to-apply-for-a-minors-passport-online-5479063.html`,
  date: '2022-07-02',
};

export const oneParentManual: Source = {
  title: 'Passport Manual, chapter 9, 3.4 (quoted by a court)',
  publisher: 'Ministry of External Affairs (read at Indian Kanoon)',
  address: 'https://future.indiankanoon.org/docfragment/187491433/',
  isOfficial: true,
};

export const oneParentReport: Source = {
  title: 'Separation no bar for child’s passport',
  publisher: 'Ahmedabad Mirror, quoting the Regional Passport Officer, Ahmedabad',
  address: 'https://www.ahmedabadmirror.com/separation-no-bar-for-childs-passport/81886865.html',
  date: '2025-03-17',
};

/** Names the proof for a husband's surname, and for a divorce or death. */
export const marriageInRabat: Source = {
  title: 'Passport services: re-issue',
  publisher: 'Embassy of India, Rabat',
  address: 'https://indianembassyrabat.gov.in/pages?id=vbmOe&subid=7ax9b&nextid=mep2b',
  isOfficial: true,
};

export const addressReport: Source = {
  title: 'How to change the address in a passport',
  publisher: 'India Today',
  address: `${indiaToday}/how-to-change-address-in-passport-step-by-step-guide-1610320-2019-10-17`,
  date: '2019-10-17',
};

export const addressReportToo: Source = {
  title: 'Step-by-step guide on how to change the address on the passport',
  publisher: 'The Free Press Journal',
  address: 'https://www.freepressjournal.in/india/step-by-step-guide-of-how-to-change-address-on-the-passport',
};

export const nameInDubai: Source = {
  title: 'Renewal and re-issue of passport for adults',
  publisher: 'Consulate General of India, Dubai',
  address: 'https://www.cgidubai.gov.in/page/renewal-re-issue-of-passport-for-adults',
  isOfficial: true,
};

export const nameInPrague: Source = {
  title: 'Required documents',
  publisher: 'Embassy of India, Prague',
  address: 'https://www.eoiprague.gov.in/page/required-documents',
  isOfficial: true,
};

/** Quotes the ministry's memorandum of 26 November 2015. */
export const birthDateJudgment: Source = {
  title: 'Aditya Raj v. Union of India',
  publisher: 'Patna High Court (copy at the-laws.com)',
  address: 'https://qa.the-laws.com/encyclopedia/browse/case?caseId=712202811100&title=aditya-raj-vs-union-of-india',
};

export const birthDateNote: Source = {
  title: 'Passport: correction of date of birth',
  publisher: 'M. Murali Mohan, advocate, on a judgment',
  address: 'https://mmuralimohanadvocate.blogspot.com/2026/01/passport-correction-of-date-of-birth.html',
};
