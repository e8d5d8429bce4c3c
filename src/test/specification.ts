/** What the specification fixes, once: `specification.site.test.ts` holds a copy of the site with these values against it. */
import type { InsuranceLine } from '../office/services.ts';
import type { PageId } from '../site/pages.ts';

/** Figures in the locale files of every language: file, then key. */
export const figures: Readonly<Partial<Record<PageId, Readonly<Record<string, number>>>>> = {
  about: { 'stats.items.0.figure': 5, 'stats.items.1.figure': 1000, 'stats.items.2.figure': 99 },
  health: { 'price.amount': 2999, sumInsured: 500_000, 'suggestedCover.from': 500_000, 'suggestedCover.to': 1_000_000 },
  life: { 'price.amount': 499, termCover: 10_000_000, 'incomeTimes.from': 10, 'incomeTimes.to': 15 },
  vehicle: { 'price.amount': 799, noClaimBonusTop: 50 },
  travel: { 'price.amount': 199 },
};

export const hours = { days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '20:00' };

/** The days of `hours` in English words, and the line that pages show. */
export const hoursDays = 'Monday to Saturday';
export const hoursLine = `${hoursDays}, 09:00 AM to 8:00 PM`;

/** How long the page about the office says that it exists, besides the years of its figure. */
export const experience = 'For over a decade we have sat down with families in Rajkot and helped them with insurance, passports and claims.';

/** Questions of a page in English, each with what its answer says. */
export const questions = {
  home: [
    { question: 'What services do you offer?', answer: 'Insurance and passports.' },
    { question: 'Will you help me if I have to make a claim?', answer: 'Yes.' },
    { question: 'Why a local advisor?', answer: 'You can meet us here in Rajkot.' },
    { question: 'Is there a fee for the consultation?', answer: 'No.' },
  ],
  contact: [
    { question: 'What is the best way to reach you for an urgent matter?', answer: 'Call us directly.' },
    { question: 'What are your office hours?', answer: 'We tell them on every page.' },
    { question: 'Is there a fee for the consultation?', answer: 'It is free, with no obligation.' },
  ],
} as const;

export const testimonialCount = 2;

const general = ['health', 'vehicle', 'travel'] as const;

/** The twelve families of insurers, each with the lines of every company in it; the specification counts them and names none. */
export const familyLines: readonly (readonly (readonly InsuranceLine[])[])[] = [
  [general, ['life']],
  [general, ['life']],
  [['vehicle', 'travel'], ['life']],
  [['vehicle', 'travel'], ['life']],
  [['vehicle', 'travel'], ['life']],
  [['life']],
  [['life']],
  [general],
  [['health']],
  [['health']],
  [['health']],
  [['health']],
];

/** The main menu: each entry with its submenu. */
export const menu: readonly (readonly PageId[])[] = [
  ['home'],
  ['insurance', 'health', 'life', 'vehicle', 'travel'],
  ['passport', 'passport-new', 'passport-renew'],
  ['claims'],
  ['about'],
  ['contact'],
];

/** Two lists of links in the footer. */
export const footer: readonly (readonly PageId[])[] = [
  ['home', 'insurance', 'passport', 'claims', 'about', 'contact'],
  ['health', 'life', 'vehicle', 'travel', 'passport-new', 'passport-renew'],
];

export const socialNetworks = ['Facebook', 'Instagram', 'YouTube', 'LinkedIn'];

const quoteClosing = ['Need a Personalised Quote?', 'Contact Us Today'];

/** What stands on a screen in English, section by section: sections may change places, within one the order holds. Capitals do not count. */
export const words: Readonly<Partial<Record<PageId, readonly (readonly string[])[]>>> = {
  home: [
    ['Get a Free Consultation', 'Best Price Guarantee'],
    ['Vehicle Insurance', 'Health Insurance', 'Life Insurance', 'Travel Insurance', 'Passport'].flatMap((service) => [service, 'Learn More']),
    ['Personalised advice', 'Local support', 'Hassle-free process'],
    ['Insurers we can help you with'],
    ['What our clients say'],
    ['Consultation', 'Tailored solutions', 'Lifelong support'],
    ['What services', 'have to make a claim', 'local advisor', 'fee for the consultation'],
    ['Get a Free Consultation'],
  ],
  about: [
    ['Who we are', 'over a decade'],
    ['5+', '1000+', '99%'],
    ['Integrity', 'Community focus', 'Service excellence'],
  ],
  insurance: [['Health Insurance', 'Life Insurance', 'Vehicle Insurance', 'Travel Insurance']],
  passport: [['New Passport', 'Renewal & Re-issue']],
  health: [
    ['Health Insurance', 'Plans starting at ₹2,999 per year*'],
    ['Why health insurance is essential'],
    ['Consult & Understand', 'Compare & Choose', 'Secure & Support'],
    ['Individual vs Family Floater', 'Sum Insured', '₹5–10 lakh', 'Cashless vs Reimbursement'],
    ['In-patient', 'Pre and post hospitalisation', 'Cashless network', 'Daycare', 'Maternity and newborn options', 'Annual check-ups'],
    ['Health insurers'],
    ['*Premium is indicative for a 25-year-old individual in Rajkot with a ₹5 lakh sum insured'],
    quoteClosing,
  ],
  life: [
    ['Life Insurance', 'Term plans from ₹499 per month*'],
    ['Analyze Goals', 'Find Best Fit', 'Secure & Support'],
    ['Term vs Savings Plans', '10–15 times your annual income', 'Riders (Critical Illness, Accidental Death Benefit)'],
    ['Financial Guide', 'Goal-Oriented Planning', 'Lifelong Support'],
    ['Life insurers'],
    ['*Premium is indicative for a 25-year-old non-smoker male with ₹1 crore'],
    quoteClosing,
  ],
  vehicle: [
    ['Vehicle Insurance', 'Bike insurance from ₹799/year*'],
    ['Share Vehicle Details', 'Compare Quotes', 'Instant Policy with online payment'],
    ['Comprehensive vs Third-Party', 'IDV', 'NCB', 'up to 50%'],
    ['Zero Depreciation', 'Roadside Assistance (24x7)', 'Engine Protection'],
    ['Vehicle insurers'],
    ['*Premium is indicative for third-party cover for a 150cc bike in Rajkot'],
    quoteClosing,
  ],
  travel: [
    ['Travel Insurance', 'Coverage from ₹199 per trip*'],
    ['Share Trip Details', 'Choose Your Plan', 'Travel Confidently'],
    ['Schengen & International', 'Student Travel Plans'],
    ['Medical expenses abroad', 'Trip cancellation', 'Baggage loss or delay', 'Passport loss', 'Personal liability', 'Emergency evacuation'],
    ['Travel insurers'],
    ['*Premium is indicative for a 30-year-old on a 7-day single trip to Southeast Asia'],
    quoteClosing,
  ],
  'passport-new': [
    ['New Passport', 'Consultation & Assistance'],
    ['Normal vs Tatkal'],
    ['Form & Consultation', 'Document Check', 'PSK Appointment'],
    [
      'Proof of present address', 'any one of these',
      'Aadhaar / E-Aadhaar', 'Voter ID', 'Recent bank passbook with photo', 'Registered rental agreement',
      'Proof of date of birth', 'any one of these',
      'Municipal birth certificate', 'PAN', 'School leaving certificate', 'Aadhaar',
      'Ask us first', 'Born on or after 1 October 2023',
    ],
    ['Minors under 18', 'Annexure D', '5 years or until the age of 18, whichever is earlier', 'Parents’ original passports'],
    quoteClosing,
  ],
  'passport-renew': [
    ['Passport Renewal & Re-issue', 'Hassle-Free Assistance'],
    ['Consult & Prepare', 'Application & Docs', 'Appointment & Follow-up'],
    [
      'Renewal & page exhaustion', 'expires within 1 year', 'Original old passport', 'Self-attested copy of the first two and last two pages',
      'Lost or stolen', 'Original FIR', 'Affidavit (Annexure F)',
      'Damaged', 'Original damaged passport', 'Affidavit',
      'Change in particulars', 'Old passport', 'marriage certificate',
    ],
    ['Why come to us?'],
    quoteClosing,
  ],
  claims: [
    ['Claim Support', 'Hassle-Free Claims Assistance'],
    ['Immediate Intimation', 'Document Guidance', 'Submission & Follow-up'],
    [
      'Document Checklist',
      'Health', 'Signed claim form', 'Health card or policy copy', 'ID proof of patient and insured (Aadhaar/PAN)', 'Hospital discharge summary',
      'Original hospital bills and receipts', 'Original pharmacy bills with prescriptions', 'Investigation reports',
      'Vehicle', 'Signed claim form', 'RC copy', 'Driving licence of the driver at the time', 'Policy copy',
      'Police FIR for major accident, theft or third-party injury/damage', 'Garage repair estimates',
      'Life (death claims)', 'Claim form filled by the nominee', 'Original policy documents', 'Death certificate (original or attested)',
      'Nominee’s ID and address proof', 'Nominee’s bank details (cancelled cheque or passbook copy)', 'Medical records', 'FIR or post mortem report',
      'Travel', 'Signed claim form', 'Policy copy and passport with visa stamps', 'Medical: doctor’s report, bills and prescriptions',
      'Baggage: airline property irregularity report', 'Cancellation: proof of reason',
    ],
  ],
  contact: [
    ['Contact Us'],
    ['Email Us', 'Call Us', 'Visit Us', 'Rajkot, Gujarat 360003'],
    ['Send us a message', 'reply as soon as possible', 'Full Name', 'Email', 'Phone', 'optional', 'Message', 'Send Message'],
    ['Find Us in Rajkot'],
    ['Common Questions', 'urgent', 'Call us directly', 'office hours', 'fee for the consultation', 'free, with no obligation'],
  ],
};

const tiles = 'ul:not([aria-hidden]) > li > img[src^="/logos/"]';

/** How many of each kind of thing stand on a screen, the same in every language. */
export const counts: Readonly<Partial<Record<PageId, Readonly<Record<string, number>>>>> = {
  home: { 'input[type="radio"][name="service"]': 5, 'ol > li > h3': 3, details: 4, figure: 2, 'figure [role="img"] > svg': 10, [tiles]: 12 },
  about: { 'dl > div': 3 },
  insurance: { 'ul > li h3': 4 },
  passport: { 'ul > li h3': 2 },
  health: { 'ol > li > h3': 3, 'ul > li h3': 6, [tiles]: 7 },
  life: { 'ol > li > h3': 3, [tiles]: 7 },
  vehicle: { 'ol > li > h3': 3, [tiles]: 6 },
  travel: { 'ol > li > h3': 3, 'ul > li h3': 6, [tiles]: 6 },
  'passport-new': { 'ol > li > h3': 3, 'fieldset:has([data-tick])': 2, 'fieldset [data-tick]': 8 },
  'passport-renew': { 'ol > li > h3': 3, '[data-island="checklist"]': 4, '[data-island="checklist"] [data-tick]': 8 },
  claims: {
    'ol > li > h3': 3,
    'details:has(#health, #vehicle, #life, #travel)': 4,
    '#health [data-tick]': 7,
    '#vehicle [data-tick]': 6,
    '#life [data-tick]': 7,
    '#travel [data-tick]': 5,
  },
  contact: {
    'form input[required]': 2,
    'form input[name="phone"]:not([required])': 1,
    'form textarea[required][rows="5"]': 1,
    details: 3,
  },
};

/** Where the links of a screen lead, besides breadcrumbs, in whatever order its sections stand. */
export const links: Readonly<Partial<Record<PageId, readonly PageId[]>>> = {
  home: ['contact', 'vehicle', 'health', 'life', 'travel', 'passport', 'contact'],
  // The hero's offer, the cards and the closing.
  insurance: ['contact', 'health', 'life', 'vehicle', 'travel', 'existing-cover'],
  passport: ['passport-new', 'passport-renew', 'passport-fees'],
  health: ['refused', 'contact', 'contact'],
  life: ['refused', 'existing-cover', 'contact', 'contact'],
  vehicle: ['refused', 'road-injury', 'contact', 'contact'],
  travel: ['refused', 'contact', 'contact'],
  'passport-new': ['passport-fees', 'contact'],
  'passport-renew': ['passport-fees', 'contact'],
};

/** What the form says while it sends, once it has sent and when it has failed */
export const formWords = {
  send: 'Send Message',
  sending: 'Sending...',
  sentTitle: 'Message Sent!',
  sentBody: 'Thank you for reaching out. We will get back to you shortly.',
  errors: {
    problem: 'Oops! There was a problem submitting your form.',
    unexpected: 'An unexpected error occurred. Please try again.',
  },
} as const;
