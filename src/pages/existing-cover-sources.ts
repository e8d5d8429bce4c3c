/** What the page about cover that a family may already have rests on. */
import type { FactSources } from '../i18n/sourced-facts.ts';

// Addresses too long for a line stand in two halves.
const indianBank = 'https://indianbank.in/en/blogs/government-sponsored-jan-suraksha-schemes-trio-pack';
const businessToday = 'https://www.businesstoday.in/personal-finance/insurance/story/ayushman-bharat-scheme-will-address-challenges-faced-by-seniors';
const indiaToday = 'https://www.indiatoday.in/information/story/free-treatment-up-to-rs-5-lakh-how-to-apply-for-ayushman-vay-vandana-card';
const businessStandard = 'https://www.business-standard.com';
const zeeNews = 'https://zeenews.india.com/personal-finance/rs-436-deducted-from-your-bank-account';
const webdunia = 'https://m-english.webdunia.com/article/utility/pradhan-mantri-suraksha-bima-yojana-how-to-file-a-claim';

export const sources: FactSources = [
  {
    keys: [
      'existing-cover:figures.schemeSum',
      'existing-cover:figures.lifePremium',
      'existing-cover:figures.firstYear',
      'existing-cover:figures.joinFrom',
      'existing-cover:figures.joinTo',
      'existing-cover:figures.lifeUntil',
      'existing-cover:steps',
      'existing-cover:schemes',
      'existing-cover:offer',
    ],
    sources: [
      {
        title: 'Government-sponsored Jan Suraksha schemes: trio pack for your financial security',
        publisher: 'Indian Bank',
        address: `${indianBank}-for-your-financial-security`,
      },
      {
        title: 'Rs 436 deducted from your bank account for Pradhan Mantri Jeevan Jyoti Bima Yojana',
        publisher: 'Zee News',
        address: `${zeeNews}-for-pradhan-mantri-jeevan-jyoti-bima-yojana-know-how-to-stop-it-2552014.html/amp`,
      },
    ],
    read: '2026-11-23',
    keeps: 'fee',
  },
  {
    keys: ['existing-cover:figures.accidentPremium', 'existing-cover:figures.partialSum', 'existing-cover:figures.accidentUntil'],
    sources: [
      {
        title: 'Pay Rs 20 for Rs 2 lakh cover: what PM Suraksha Bima scheme is all about',
        publisher: 'Business Standard',
        address: `${businessStandard}/finance/personal-finance/pay-rs-20-for-rs-2-lakh-cover-what-pm-suraksha-bima-scheme-is-all-about-124032700484_1.html`,
        date: '2024-03-27',
      },
      {
        title: 'Pradhan Mantri Suraksha Bima Yojana: how to file a claim',
        publisher: 'Webdunia',
        address: `${webdunia}-122060800032_1.html`,
        date: '2022-06-08',
      },
      { title: 'Pradhan Mantri Suraksha Bima Yojana: benefits', publisher: 'KAIJS Bank', address: 'https://kaijs.bank.in/pmsby-insurance' },
      {
        title: 'Pradhan Mantri Suraksha Bima Yojana: table of benefits',
        publisher: 'Ludhiana Central Cooperative Bank',
        address: 'https://ludhiana.pbcoopbank.in/deposit-pmsby/',
      },
    ],
    read: '2026-11-23',
    keeps: 'fee',
  },
  {
    keys: ['existing-cover:figures.claimDays', 'existing-cover:bring'],
    sources: [
      {
        title: 'PMJJBY claim-cum-discharge form',
        publisher: 'Government of India (copy at Scribd)',
        address: 'https://www.scribd.com/document/679974442/Pradhan-Mantri-Jeevan-Jyoti-Bima-Yojana-Claim-Form-English',
        isOfficial: true,
      },
      {
        title: 'PMJJBY claims procedure',
        publisher: 'Silver Star Group',
        address: 'https://silverstargroup.in/pradhan-mantri-jeevan-jyoti-bima-yojana-claims/',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['existing-cover:figures.familySum'],
    sources: [
      {
        title: 'Gujarat Govt launches revamped PMJAY-MA scheme with Rs 10 lakh health cover',
        publisher: 'PTI (Business Standard)',
        address: `${businessStandard}/amp/india-news/gujarat-govt-launches-revamped-pmjay-ma-scheme-with-rs-10-lakh-health-cover-123071100613_1.html`,
        date: '2023-07-11',
      },
      {
        title: 'Gujarat covers over 1 crore families under AB PMJAY-MA Yojana',
        publisher: 'ANI (LatestLY)',
        address: 'https://www.latestly.com/agency-news/india-news-gujarat-covers-over-1-cr-families-under-ab-pmjay-ma-yojana-7244129.html',
        date: '2025-12-19',
      },
    ],
    read: '2026-11-23',
    keeps: 'fee',
  },
  {
    keys: ['existing-cover:figures.seniorAge', 'existing-cover:figures.seniorSum', 'existing-cover:treatment'],
    sources: [
      {
        title: 'Ayushman Bharat scheme will address challenges faced by seniors in the 70-plus age group: Minister tells Rajya Sabha',
        publisher: 'Business Today',
        address: `${businessToday}-in-the-70-age-group-minister-tells-rajya-sabha-456151-2024-12-04`,
        date: '2024-12-04',
      },
      {
        title: 'Free treatment up to Rs 5 lakh: how to apply for the Ayushman Vay Vandana card',
        publisher: 'India Today',
        address: `${indiaToday}-2731278-2025-05-27`,
        date: '2025-05-27',
      },
    ],
    read: '2026-11-23',
    keeps: 'fee',
  },
  {
    keys: ['existing-cover:figures.unclaimedMonths', 'existing-cover:figures.matching', 'existing-cover:unclaimed'],
    sources: [
      {
        title: 'Unclaimed funds in insurance companies: how to check and claim them',
        publisher: 'SAS Digital TV',
        address: 'https://www.sasdigitaltv.com/articles/5-3833/unclaimed-funds-in-insurance-companies-how-to-check-and-claim-them',
      },
      {
        title: 'Have unclaimed insurance money? Here’s how to check and claim it',
        publisher: 'SKM & Co.',
        address: 'https://skmca.co.in/how-to-claim-unclaimed-insurance-money-india',
        date: '2025-11-21',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['existing-cover:unclaimed.items.4'],
    sources: [
      {
        title: 'Lost LIC policy bond: duplicate policy bond',
        publisher: 'BSE2NSE',
        address: 'https://bse2nse.com/insurance-policies/8362-lost-lic-policy-bond-duplicate-policy-bond.html',
      },
      {
        title: 'How to get a duplicate LIC policy bond',
        publisher: 'InsuranceDekho',
        address: 'https://static.insurancedekho.com/life-insurance/term-insurance/news/how-to-get-duplicate-lic-policy-bond-666',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
];
