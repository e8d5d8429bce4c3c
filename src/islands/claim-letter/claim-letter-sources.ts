/** What the days of the letter rest on. */
import type { FactSources } from '../../i18n/sourced-facts.ts';

// An address too long for a line stands in two halves.
const groYourWealth = 'https://groyourwealth.com/economy/irdai-new-claim-settlement-rules-insurers-to-settle-claims-within-7-days';

const ombudsmanQuestions = {
  title: 'FAQs to lodge an online complaint with Insurance Ombudsman',
  publisher: 'Council for Insurance Ombudsmen',
  address: 'https://www.cioins.co.in/FAQ_Online',
  isOfficial: true,
} as const;

const bimaBharosaQuestions = {
  title: 'Frequently asked questions',
  publisher: 'Bima Bharosa, IRDAI',
  address: 'https://bimabharosa.irdai.gov.in/Home/FAQ',
  isOfficial: true,
} as const;

const turnaroundTimes = {
  title: 'Our Services: turnaround times',
  publisher: 'ICICI Prudential Life',
  address: 'https://iciciprulife.com/contact-us/our-services-turn-around-times.html',
} as const;

const coversure = {
  title: 'IRDAI issues new guidelines to protect interests of life and health insurance policyholders',
  publisher: 'Coversure',
  address: 'https://www.coversure.in/blog/coversure/irdai-issues-new-guidelines-to-protect-interests-of-life-and-health-insurance-policyholders',
} as const;

export const sources: FactSources = [
  {
    keys: ['claim-letter:figures.answerDays', 'refused:steps.items.0', 'refused:steps.items.1', 'refused:places'],
    sources: [
      bimaBharosaQuestions,
      turnaroundTimes,
      {
        title: 'Functions: Policyholder’s Protection and Grievance Redressal Department',
        publisher: 'IRDAI',
        address: 'https://irdai.gov.in/functions',
        isOfficial: true,
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['claim-letter:figures.silenceMonths', 'claim-letter:figures.ombudsmanYears', 'refused:steps.items.2', 'refused:ombudsman'],
    sources: [
      ombudsmanQuestions,
      { title: 'General FAQs', publisher: 'Council for Insurance Ombudsmen', address: 'https://cioins.co.in/Faqs', isOfficial: true },
      {
        title: 'Procedure to lodge a complaint with Insurance Ombudsman',
        publisher: 'Council for Insurance Ombudsmen',
        address: 'https://cioins.co.in/procedure.html',
        isOfficial: true,
      },
      { title: 'Insurance Ombudsman: territorial jurisdiction', publisher: 'Paisabazaar', address: 'https://paisabazaar.com/insurance/insurance-ombudsman' },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['claim-letter:figures.ombudsmanLimit'],
    sources: [
      {
        title: 'Insurance Ombudsman (Amendment) Rules, 2023: G.S.R. 828(E)',
        publisher: 'CAclubindia',
        address: 'https://www.caclubindia.com/notice_circulars/insurance-ombudsman-amendment-rules-2023-11231.asp',
        date: '2023-11-09',
      },
      {
        title: 'Insurance Ombudsman offices can admit policyholder complaints of up to Rs 50 lakh',
        publisher: 'ClearTax',
        address: 'https://news.cleartax.in/insurance-ombudsman-offices-can-admit-policyholder-complaints-of-up-to-rs-50-lakh/9807/amp',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['claim-letter:figures.commissionYears', 'refused:commission.paragraphs.0'],
    sources: [
      {
        title: 'Consumer complaints: two years from the date of the cause of action',
        publisher: 'Live Law',
        address: 'https://livelaw.in/amp/consumer-cases/delhi-state-commission-consumer-complaints-two-years-date-cause-action-262992',
      },
      {
        title: 'Act fast to get redress',
        publisher: 'The Telegraph',
        address: 'https://www.telegraphindia.com/leisure/act-fast-to-get-redress/cid/349367',
      },
      { title: 'Consumer Protection Act, 2019, section 69', publisher: 'eMunshi', address: 'https://law.emunshi.ai/cpa/69' },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['claim-letter:figures.healthDays'],
    sources: [turnaroundTimes, { title: 'Service turnaround times', publisher: 'ManipalCigna', address: 'https://manipalcigna.com/service-tat' }],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['claim-letter:figures.deathDays', 'claim-letter:figures.deathInvestigatedDays'],
    sources: [turnaroundTimes, coversure],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['claim-letter:figures.interestPoints'],
    sources: [
      coversure,
      {
        title: 'IRDAI new health insurance rules',
        publisher: 'MySandesh',
        address: 'https://mysandesh.in/irdai-new-health-insurance-rules-effective-october-1-benefits-for-policyholders',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['claim-letter:figures.surveyorDays', 'claim-letter:figures.surveyReportDays', 'claim-letter:figures.surveyDecisionDays'],
    sources: [
      {
        title: 'Revamping motor insurance landscape: IRDAI’s Master Circular on 11.06.2024 to general insurers',
        publisher: 'InstaBima',
        address: 'https://www.instabima.com/articles/revamping-motor-insurance-landscape-irdais-master-circular-on-11062024-to-general-insurers',
        date: '2024-06-13',
      },
      {
        title: 'IRDAI new claim settlement rules',
        publisher: 'Gro Your Wealth',
        address: `${groYourWealth}-surveyors-to-submit-reports-within-15-days-check-other-details/`,
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
];
