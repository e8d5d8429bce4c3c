/** What the page of fees and of the day at the Passport Seva Kendra rests on. */
import { choiceReport, feeGazette } from '../islands/document-finder/case-rulebooks.ts';
import { tatkalAnswers, tatkalExclusions, tatkalExclusionsReport } from '../islands/document-finder/passport-rulebooks.ts';
import type { FactSources, Source } from '../i18n/sourced-facts.ts';

const feeReport: Source = {
  title: 'Passport fees revised from July 1, 2026 (PTI)',
  publisher: 'The Navhind Times',
  address: 'https://navhindtimes.in/?p=455945',
  date: '2026-06-25',
};

const feeReportToo: Source = {
  title: 'New passport to cost Rs 2,500; Rs 6k for tatkal: Centre hikes fees, new rates to take effect from July 1',
  publisher: 'The Times of India (copy at banitoday.com)',
  address: 'https://banitoday.com/new-passport-to-cost-rs-2500-rs-6k-for-tatkal-centre-hikes-fees-new-rates-to-take-effect-from-july-1-india-news/',
  date: '2026-06-25',
};

/** What was said of the discount when it began. */
const discountReport: Source = {
  title: 'Fee cut in passports for children and seniors',
  publisher: 'The Telegraph',
  address: 'https://www.telegraphindia.com/india/fee-cut-in-passports-for-children-and-seniors/cid/1520665',
  date: '2017-06-23',
};

const discountInBrasilia: Source = {
  title: 'Fees and payment',
  publisher: 'Embassy of India, Brasilia',
  address: 'https://eoibrasilia.gov.in/fees-and-payment.php',
  isOfficial: true,
};

/** Says when to come, what to bring, who may come in, and that a fee is not given back. */
const receipt: Source = {
  title: 'Online appointment receipt of 5 November 2023',
  publisher: 'Passport Seva, Ministry of External Affairs (copy at scribd.com)',
  address: 'https://www.scribd.com/document/860499924',
  date: '2023-11-05',
  isOfficial: true,
};

const earlierReceipt: Source = {
  title: 'Online appointment receipt of 7 December 2019',
  publisher: 'Passport Seva, Ministry of External Affairs (copy at scribd.com)',
  address: 'https://www.scribd.com/document/441014600',
  date: '2019-12-07',
  isOfficial: true,
};

const placesInGujarat: Source = {
  title: 'Regional Passport Office Ahmedabad',
  publisher: 'Tax Darpan',
  address: 'https://www.taxdarpan.com/regional-passport-office-ahmedabad',
};

const placeInRajkot: Source = {
  title: 'Passport office in Rajkot',
  publisher: 'Tata AIG',
  address: 'https://www.tataaig.com/travel-insurance/passport-office-in-rajkot',
};

const offices: Source = {
  title: 'Lok Sabha, unstarred question 984: passport offices in Gujarat',
  publisher: 'Ministry of External Affairs',
  address: 'https://www.mea.gov.in/lok-sabha.htm?dtl/40392/',
  date: '2025-12-05',
  isOfficial: true,
};

const verification: Source = {
  title: 'FAQ on police verification',
  publisher: 'Passport Seva, Ministry of External Affairs (copy at travelsahayata.com)',
  address: 'https://travelsahayata.com/faq/police-verification.php',
  isOfficial: true,
};

const verificationCost: Source = {
  title: 'Police verification for passport',
  publisher: 'Bajaj Finserv',
  address: 'https://www.bajajfinserv.in/insurance/police-verification-for-passport',
};

const ePassport: Source = {
  title: 'India rolls out e-passports nationwide: what it means for travellers',
  publisher: 'NDTV Profit',
  address: 'https://www.ndtvprofit.com/nation/india-rolls-out-e-passports-nationwide-what-it-means-for-travellers',
  date: '2025-11-15',
};

const read = '2026-11-23';
const figure = (name: string) => `passport-fees:figures.${name}`;

export const sources: FactSources = [
  {
    keys: ['passport-fees:fees', figure('adult36'), figure('adult36Tatkal'), figure('adult60'), figure('adult60Tatkal')],
    sources: [feeGazette, feeReport, feeReportToo, choiceReport],
    read,
    keeps: 'fee',
  },
  {
    keys: [figure('discount'), figure('discountUnder'), figure('discountOver')],
    sources: [feeGazette, discountInBrasilia, discountReport],
    read,
    keeps: 'fee',
  },
  { keys: ['passport-fees:tatkal'], sources: [tatkalExclusions, tatkalExclusionsReport, tatkalAnswers], read, keeps: 'law' },
  {
    keys: ['passport-fees:day', figure('minutesEarly'), figure('photoUnder'), figure('photoHeight'), figure('photoWidth')],
    sources: [receipt, earlierReceipt, placesInGujarat, placeInRajkot, offices, verification, verificationCost, ePassport],
    read,
    keeps: 'law',
  },
];
