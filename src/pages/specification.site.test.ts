import { describe, expect, test } from 'vitest';
import { languageCodes, type Language } from '../i18n/languages.ts';
import { pageIds, type PageId } from '../site/pages.ts';
import { pageAt } from '../site/urls.ts';
import { builtPage, only } from '../test/built-site.ts';

/** What the specification names on a screen, in its order, in English; capitals do not count. */
const contents: Partial<Record<PageId, readonly string[]>> = {
  home: [
    'Get a Free Consultation', 'Best Price Guarantee',
    'Vehicle Insurance', 'Learn More', 'Health Insurance', 'Learn More', 'Life Insurance', 'Learn More', 'Travel Insurance', 'Learn More', 'Passport', 'Learn More',
    'Personalised advice', 'Local support', 'Hassle-free process',
    'Insurers we can help you with', 'What our clients say',
    'Consultation', 'Tailored solutions', 'Lifelong support',
    'What services', 'have to make a claim', 'local advisor', 'fee for the consultation',
    'Get a Free Consultation',
  ],
  about: ['Who we are', 'over a decade', '5+', '1000+', '99%', 'Integrity', 'Community focus', 'Service excellence'],
  insurance: ['Health Insurance', 'Life Insurance', 'Vehicle Insurance', 'Travel Insurance'],
  passport: ['New Passport', 'Renewal & Re-issue'],
  health: [
    'Health Insurance', 'Plans starting at ₹2,999 per year*',
    'Why health insurance is essential',
    'Consult & Understand', 'Compare & Choose', 'Secure & Support',
    'Individual vs Family Floater', 'Sum Insured', '₹5–10 lakh', 'Cashless vs Reimbursement',
    'In-patient', 'Pre and post hospitalisation', 'Cashless network', 'Daycare', 'Maternity and newborn options', 'Annual check-ups',
    'Health insurers',
    '*Premium is indicative for a 25-year-old individual in Rajkot with a ₹5 lakh sum insured',
    'Need a Personalised Quote?', 'Contact Us Today',
  ],
  life: [
    'Life Insurance', 'Term plans from ₹499 per month*',
    'Analyze Goals', 'Find Best Fit', 'Secure & Support',
    'Term vs Savings Plans', '10–15 times your annual income', 'Riders (Critical Illness, Accidental Death Benefit)',
    'Financial Guide', 'Goal-Oriented Planning', 'Lifelong Support',
    'Life insurers',
    '*Premium is indicative for a 25-year-old non-smoker male with ₹1 crore',
    'Need a Personalised Quote?', 'Contact Us Today',
  ],
  vehicle: [
    'Vehicle Insurance', 'Bike insurance from ₹799/year*',
    'Share Vehicle Details', 'Compare Quotes', 'Instant Policy with online payment',
    'Comprehensive vs Third-Party', 'IDV', 'NCB', 'up to 50%',
    'Zero Depreciation', 'Roadside Assistance (24x7)', 'Engine Protection',
    'Vehicle insurers',
    '*Premium is indicative for third-party cover for a 150cc bike in Rajkot',
    'Need a Personalised Quote?', 'Contact Us Today',
  ],
  travel: [
    'Travel Insurance', 'Coverage from ₹199 per trip*',
    'Share Trip Details', 'Choose Your Plan', 'Travel Confidently',
    'Schengen & International', 'Student Travel Plans',
    'Medical expenses abroad', 'Trip cancellation', 'Baggage loss or delay', 'Passport loss', 'Personal liability', 'Emergency evacuation',
    'Travel insurers',
    '*Premium is indicative for a 30-year-old on a 7-day single trip to Southeast Asia',
    'Need a Personalised Quote?', 'Contact Us Today',
  ],
  'passport-new': [
    'New Passport', 'Consultation & Assistance',
    'Normal vs Tatkal',
    'Form & Consultation', 'Document Check', 'PSK Appointment',
    'Proof of present address', 'any one of these', 'Aadhaar / E-Aadhaar', 'Voter ID', 'Recent bank passbook with photo', 'Registered rental agreement',
    'Proof of date of birth', 'any one of these', 'Municipal birth certificate', 'PAN', 'School leaving certificate', 'Aadhaar', 'Ask us first', 'Born on or after 1 October 2023',
    'Minors under 18', 'Annexure D', '5 years or until the age of 18, whichever is earlier', 'Parents’ original passports',
    'Need a Personalised Quote?', 'Contact Us Today',
  ],
  'passport-renew': [
    'Passport Renewal & Re-issue', 'Hassle-Free Assistance',
    'Consult & Prepare', 'Application & Docs', 'Appointment & Follow-up',
    'Renewal & page exhaustion', 'expires within 1 year', 'Original old passport', 'Self-attested copy of the first two and last two pages',
    'Lost or stolen', 'Original FIR', 'Affidavit (Annexure F)',
    'Damaged', 'Original damaged passport', 'Affidavit',
    'Change in particulars', 'Old passport', 'marriage certificate',
    'Why come to us?',
    'Need a Personalised Quote?', 'Contact Us Today',
  ],
  claims: [
    'Claim Support', 'Hassle-Free Claims Assistance',
    'Immediate Intimation', 'Document Guidance', 'Submission & Follow-up',
    'Document Checklist',
    'Health', 'Signed claim form', 'Health card or policy copy', 'ID proof of patient and insured (Aadhaar/PAN)', 'Hospital discharge summary',
    'Original hospital bills and receipts', 'Original pharmacy bills with prescriptions', 'Investigation reports',
    'Vehicle', 'Signed claim form', 'RC copy', 'Driving licence of the driver at the time', 'Policy copy',
    'Police FIR for major accident, theft or third-party injury/damage', 'Garage repair estimates',
    'Life (death claims)', 'Claim form filled by the nominee', 'Original policy documents', 'Death certificate (original or attested)', 'Nominee’s ID and address proof',
    'Nominee’s bank details (cancelled cheque or passbook copy)', 'Medical records', 'FIR or post mortem report',
    'Travel', 'Signed claim form', 'Policy copy and passport with visa stamps', 'Medical: doctor’s report, bills and prescriptions',
    'Baggage: airline property irregularity report', 'Cancellation: proof of reason',
  ],
  contact: [
    'Contact Us', 'Email Us', 'Call Us', 'Visit Us', 'Rajkot, Gujarat 360003',
    'Send us a message', 'reply as soon as possible', 'Full Name', 'Email', 'Phone', 'optional', 'Message', 'Send Message',
    'Find Us in Rajkot',
    'Common Questions', 'urgent', 'Call us directly', 'office hours', 'Monday to Saturday, 09:00 AM to 8:00 PM', 'fee for the consultation', 'free, with no obligation',
  ],
};

/** How many of each kind of thing the specification names on a screen, the same in every language. */
const counts: Partial<Record<PageId, Readonly<Record<string, number>>>> = {
  home: { 'input[type="radio"][name="service"]': 5, 'ol > li > h3': 3, details: 4, figure: 2, '[role="img"] > svg': 10, 'ul:not([aria-hidden]) > li > img[src^="/logos/"]': 12 },
  about: { 'dl > div': 3 },
  insurance: { 'ul > li h3': 4 },
  passport: { 'ul > li h3': 2 },
  health: { 'ol > li > h3': 3, 'ul > li h3': 6, 'ul:not([aria-hidden]) > li > img[src^="/logos/"]': 7 },
  life: { 'ol > li > h3': 3, 'ul:not([aria-hidden]) > li > img[src^="/logos/"]': 7 },
  vehicle: { 'ol > li > h3': 3, 'ul:not([aria-hidden]) > li > img[src^="/logos/"]': 6 },
  travel: { 'ol > li > h3': 3, 'ul > li h3': 6, 'ul:not([aria-hidden]) > li > img[src^="/logos/"]': 6 },
  'passport-new': { 'ol > li > h3': 3, 'fieldset:has([data-tick])': 2, 'fieldset [data-tick]': 8 },
  'passport-renew': { 'ol > li > h3': 3, '[data-island="checklist"]': 4, '[data-island="checklist"] [data-tick]': 8 },
  claims: { 'ol > li > h3': 3, 'details:has(#health, #vehicle, #life, #travel)': 4, '#health [data-tick]': 7, '#vehicle [data-tick]': 6, '#life [data-tick]': 7, '#travel [data-tick]': 5 },
  contact: { 'form input[required]': 2, 'form input[name="phone"]:not([required])': 1, 'form textarea[required][rows="5"]': 1, details: 3 },
};

const quote: readonly PageId[] = ['contact', 'contact'];

/** Where the links of a screen lead, besides breadcrumbs, in order. */
const links: Partial<Record<PageId, readonly PageId[]>> = {
  home: ['contact', 'vehicle', 'health', 'life', 'travel', 'passport', 'contact'],
  insurance: ['contact', 'health', 'life', 'vehicle', 'travel', 'contact'],
  passport: ['contact', 'passport-new', 'passport-renew', 'contact'],
  health: quote, life: quote, vehicle: quote, travel: quote, 'passport-new': quote, 'passport-renew': quote,
};

const specified = Object.keys(contents) as PageId[];

const mainOf = (page: PageId, language: Language) => only(builtPage(page, language).document, 'main');

/** The words that are not found in a text, each after the one before it. */
function missingIn(text: string, words: readonly string[]): string[] {
  const readable = text.replace(/\s+/g, ' ').toLowerCase();
  let end = 0;
  return words.filter((word) => {
    const at = readable.indexOf(word.toLowerCase(), end);
    if (at !== -1) end = at + word.length;
    return at === -1;
  });
}

test.each(specified)('%s says all that the specification names, in its order', (page) => {
  expect(missingIn(mainOf(page, 'en').structuredText, contents[page] ?? [])).toEqual([]);
});

describe.each(languageCodes)('%s', (language) => {
  test.each(specified)('%s has as many of each thing as the specification names', (page) => {
    const wanted = counts[page] ?? {};
    const found = Object.keys(wanted).map((selector) => [selector, mainOf(page, language).querySelectorAll(selector).length]);
    expect(Object.fromEntries(found)).toEqual(wanted);
  });

  test.each(Object.keys(links) as PageId[])('%s leads where the specification says', (page) => {
    const targets = mainOf(page, language).querySelectorAll('a[href^="/"]:not(nav a)').map((element) => element.getAttribute('href') ?? '');
    const pages = targets.filter((target) => !target.includes('#')).map((target) => pageAt(target).page);
    expect(pages).toEqual(links[page]);
  });

  test('the first service of the selector is chosen', () => {
    const choices = mainOf('home', language).querySelectorAll('input[name="service"]').map((input) => [input.getAttribute('value'), input.hasAttribute('checked')]);
    expect(choices).toEqual([['vehicle', true], ['health', false], ['life', false], ['travel', false], ['passport', false]]);
  });

  test('the contact page writes, calls and shows the map of Rajkot', () => {
    const main = mainOf('contact', language);
    const found = ['a[href^="mailto:"]', 'a[href^="tel:+"]', '[data-map*="Rajkot"]'].map((selector) => main.querySelectorAll(selector).length > 0);
    expect(found).toEqual([true, true, true]);
  });

  test.each(['health', 'life', 'vehicle', 'travel'] as const)('%s explains the asterisk of its price', (page) => {
    const main = mainOf(page, language);
    const badge = main.querySelector('a[href="#price"]')?.parentNode?.text ?? '';
    expect([badge, only(main, '#price').text]).toEqual([expect.stringContaining('*'), expect.stringContaining('*')]);
  });
});

/** Stands only on translated pages: the English names of documents, which offices in Rajkot ask by, and the switch that shows them. */
const besideEnglish = '[data-english], [id$="-english"], [for$="-english"]';

/** What a page is made of, element by element, without its words. */
function shapeOf(page: PageId, language: Language): string[] {
  const named = ['id', 'name', 'type', 'for', 'data-island', 'data-subject', 'aria-hidden', 'src'];
  return mainOf(page, language)
    .querySelectorAll(`*:not(svg *, ${besideEnglish})`)
    .map((element) => [element.rawTagName, ...named.map((name) => element.getAttribute(name) ?? '')].join(' ').trimEnd());
}

describe.each(languageCodes.filter((language) => language !== 'en'))('%s', (language) => {
  test.each(pageIds)('%s is made of the same parts as in English', (page) => {
    expect(shapeOf(page, language)).toEqual(shapeOf(page, 'en'));
  });
});
