/** What the page about refused claims says besides the days of the letter, and rests on. */
import type { FactSources } from '../i18n/sourced-facts.ts';

// Addresses too long for a line stand in two halves.
const upstox = 'https://upstox.com/news/personal-finance/insurance/car-insurance-survey-not-required-for-loss-below-50-000';
const liveLaw = 'https://livelaw.in/amp/news-updates/central-govt-notifies-consumer-protection-rules-2021-revising-pecuniary-jurisdiction';

export const sources: FactSources = [
  {
    keys: ['refused:owed.items.0', 'refused:owed.items.1'],
    sources: [
      {
        title: 'Health Insurance Claims Settlement: IRDAI/HLT/CIR/MISC/053/03/2021',
        publisher: 'IRDAI (reprinted in The Insurance Times)',
        address: 'https://online.flipbuilder.com/yojw/eytv/files/basic-html/page52.html',
        date: '2021-03-19',
        isOfficial: true,
      },
      {
        title: 'Be more transparent in health insurance claims settlement',
        publisher: 'The Hindu BusinessLine',
        address: 'https://www.thehindubusinessline.com/money-and-banking/be-more-transparent-in-health-insurance-claims-settlement/article34125129.ece',
        date: '2021-03-21',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['refused:figures.cashlessHours', 'refused:figures.dischargeHours', 'refused:times.notes.1', 'refused:owed.items.1'],
    sources: [
      {
        title: 'Health insurer must approve cashless facility within one hour, says IRDAI',
        publisher: 'The New Indian Express',
        address: 'https://www.newindianexpress.com/business/2024/May/31/health-insurer-must-approve-cashless-facility-within-one-hour-says-irdai',
        date: '2024-05-31',
      },
      {
        title: 'IRDAI sets 3-hour limit to settle cashless health claims',
        publisher: 'NE Herald',
        address: 'https://www.neherald.com/finance/irdai-sets-3-hour-limit-to-settle-cashless-health-claims',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['claim-letter:figures.surveyorAbove'],
    sources: [
      {
        title: 'Car insurance: survey not required for loss below Rs 50,000, says Finance Ministry',
        publisher: 'Upstox',
        address: `${upstox}-says-finance-ministry-check-irdai-rules-here/article-186369`,
        date: '2025-12-17',
      },
      {
        title: 'Regulatory measures lead to drop in motor insurance complaints',
        publisher: 'Business Standard',
        address:
          'https://www.business-standard.com/markets/capital-market-news/regulatory-measures-lead-to-drop-in-motor-insurance-complaints-125121700382_1.html',
        date: '2025-12-17',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['refused:figures.districtLimit'],
    sources: [
      {
        title: 'Central Government notifies Consumer Protection Rules 2021, revising pecuniary jurisdiction',
        publisher: 'Live Law',
        address: `${liveLaw}-district-state-national-commissions-188575`,
        date: '2021-12-30',
      },
      {
        title: 'Central Government notifies new pecuniary jurisdiction limits for consumer commissions',
        publisher: 'Law Chronicle',
        address: 'https://india.lawchronicle.com/article/central-government-notifies-new-pecuniary-jurisdiction-limits-for-consumer-commissions',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['refused:places.commission'],
    sources: [
      {
        title: 'e-Jagriti sees faster resolutions in 2025',
        publisher: 'BestMediaInfo',
        address: 'https://bestmediainfo.com/mediainfo/mediainfo-digital/e-jagriti-sees-faster-resolutions-in-2025-with-sharp-growth-in-nri-filings-10781656',
        date: '2025-11-17',
      },
      {
        title: 'What is e-Jagriti?',
        publisher: 'Urava',
        address: 'https://urava.app/learn/e-jagriti-consumer-complaint-filing-india-2025',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
];
