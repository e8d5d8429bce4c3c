/** What the rules on passports are read in: official pages and forms, and reports of what the ministry announced. */
import type { Source } from '../../i18n/sourced-facts.ts';

// Addresses too long for a line stand in two halves.
const businessToday = 'https://businesstoday.in/india/story/new-passport-update-adding-spouses-name-to-passport';
const hindustanTimes = 'https://www.hindustantimes.com/cities/pune-news/passport-department-in-pune-implements-new-measures';

const passportSeva = 'Passport Seva, Ministry of External Affairs';

/** Which documents prove a date of birth. */
export const birthRules: Source = {
  title: 'Passports (Amendment) Rules, 2025, G.S.R. 156(E)',
  publisher: 'Ministry of External Affairs (read in the copy at abcaus.in)',
  address: 'https://www.passportindia.gov.in/AppOnlineProject/pdf/Gazette_Notification_DoB.pdf',
  date: '2025-02-24',
  isOfficial: true,
};

/** Says that Aadhaar is none. */
export const aadhaarCircular: Source = {
  title: 'Circular 08 of 2023 on accepting Aadhaar as a proof of date of birth',
  publisher: 'Unique Identification Authority of India (copy at guruvu.in)',
  address: 'https://www.guruvu.in/2024/01/clarification-on-accepting-aadhaar-as.html',
  date: '2023-12-22',
  isOfficial: true,
};

/** Who brings what, by the reason for which a passport is asked for. */
export const booklet: Source = {
  title: 'Instruction booklet of the application form, V3.0',
  publisher: `${passportSeva} (read in copies)`,
  address: 'https://www.passportindia.gov.in/AppOnlineProject/pdf/ApplicationformInstructionBooklet-V3.0.pdf',
  isOfficial: true,
};

export const freshAdvisor: Source = {
  title: 'Document Advisor, fresh passport',
  publisher: `${passportSeva} (read in the copy at passportindiaguide.com)`,
  address: 'https://www.passportindia.gov.in/psp/docAdvisor/attachmentAdvFreshInp',
  isOfficial: true,
};

export const reissueAdvisor: Source = {
  title: 'Document Advisor, re-issue of passport',
  publisher: `${passportSeva} (read in the copy at scribd.com)`,
  address: 'https://www.passportindia.gov.in/psp/docAdvisor/reissuePassport',
  isOfficial: true,
};

export const lossAnswers: Source = {
  title: 'FAQ on lost and damaged passports',
  publisher: `${passportSeva} (read in an older copy)`,
  address: 'https://www.passportindia.gov.in/psp/FaqLostDamagedPassports',
  isOfficial: true,
};

export const serviceAnswers: Source = {
  title: 'FAQ on the services available',
  publisher: `${passportSeva} (read in a quotation)`,
  address: 'https://www.passportindia.gov.in/psp/FaqServicesAvailable',
  isOfficial: true,
};

export const tatkalDocuments: Source = {
  title: 'Documents required for a Tatkaal application',
  publisher: `${passportSeva} (read in a copy of 2026)`,
  address: 'https://www.passportindia.gov.in/psp/TatkaalPassports',
  isOfficial: true,
};

/** Says how many documents of that list Tatkal takes. */
export const tatkalDocumentsReport: Source = {
  title: 'New measures for quicker appointment booking, Tatkaal scheme',
  publisher: 'Hindustan Times, quoting the Regional Passport Office, Pune',
  address:
    `${hindustanTimes}-for-quicker-appointment-booking-and-tatkaal-scheme-enforcement-101691255767211-amp.html`,
  date: '2023-08-05',
};

/** Names Annexure E, and says which damage Tatkal allows. */
export const tatkalAnswers: Source = {
  title: 'FAQ on Tatkaal passports',
  publisher: `${passportSeva} (read in the copy at travelsahayata.com)`,
  address: 'https://www.passportindia.gov.in/psp/FaqTatkaalPassports',
  isOfficial: true,
};

export const tatkalExclusions: Source = {
  title: 'Not eligible for the Tatkaal scheme, form in Hindi',
  publisher: 'Passport Seva form (copy at scribd.com)',
  address: 'https://www.scribd.com/document/622770899/NOT-Eligible-for-Tatkaal-Scheme-Hindi',
  isOfficial: true,
};

export const tatkalExclusionsReport: Source = {
  title: 'How to apply for a Tatkaal passport',
  publisher: 'News18',
  address: 'https://www.news18.com/amp/business/how-to-apply-for-a-tatkaal-passport-know-fees-and-other-details-7092043.html',
  date: '2023-02-15',
};

/** Says which annexure has which letter, and that plain paper is enough. */
export const annexureLetters: Source = {
  title: 'New Passport Rules, G.S.R. 1170(E) and 1171(E)',
  publisher: 'Permanent Mission of India to the United Nations',
  address: 'https://pmindiaun.gov.in/pages/MTQwNQ,,',
  date: '2016-12-26',
  isOfficial: true,
};

export const spouseReport: Source = {
  title: 'Adding a spouse’s name no longer needs a marriage certificate',
  publisher: 'Business Today, quoting the Regional Passport Officer, Pune',
  address:
    `${businessToday}-no-longer-needs-marriage-certificate-says-mea-details-here-471508-2025-04-10`,
  date: '2025-04-10',
};

export const spouseReportToo: Source = {
  title: 'Name change after marriage made easy',
  publisher: 'Gulf News, quoting the Regional Passport Officer, Pune',
  address: 'https://gulfnews.com/world/asia/india/new-india-passport-update-name-change-after-marriage-made-easy-1.500091560',
};

/** Asks for the birth certificate and both parents’ passports at a child's re-issue. */
export const minorsInBirmingham: Source = {
  title: 'Minor passport, re-issue',
  publisher: 'Consulate General of India, Birmingham',
  address: 'https://cgibirmingham.gov.in/page/display/376',
  isOfficial: true,
};

/** Asks for both parents’ passports, and not for the birth certificate. */
export const minorsInTallinn: Source = {
  title: 'New or re-issue of passports for minors of 15 to 18 years',
  publisher: 'Embassy of India, Tallinn',
  address: 'https://www.indembassytallinn.gov.in/new-re-issue-of-passports-15-18.php',
  isOfficial: true,
};
