/** What the claims page's facts rest on. */
import type { FactSources } from '../i18n/sourced-facts.ts';

export const sources: FactSources = [
  {
    keys: ['claims:firstHour.cards.accident.lines'],
    sources: [
      {
        title: 'Motor Vehicles (Driving) Regulations, 2017, section 29(3)',
        publisher: 'Government of India (copy at Indian Kanoon)',
        address: 'https://indiankanoon.org/doc/174701097/',
        isOfficial: true,
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['claims:roadAccidentHelp', 'claims:firstHour.cards.accident.call'],
    sources: [
      {
        title: 'Govt launches PM RAHAT to provide emergency response system for accident victims',
        publisher: 'PTI (NewsDrum)',
        address: 'https://www.newsdrum.in/business/govt-launches-pm-rahat-to-provide-emergency-response-system-for-accident-victims-11107054',
        date: '2026-02-14',
      },
      {
        title: 'Gujarat holds state-level workshop to strengthen implementation of PM-RAHAT scheme',
        publisher: 'IANS (MENAFN)',
        address: 'https://menafn.com/1110827770/Gujarat-Holds-State-Level-Workshop-To-Strengthen-Implementation-Of-PM-RAHAT-Scheme',
        date: '2026-03-06',
      },
    ],
    read: '2026-11-23',
    keeps: 'fee',
  },
  {
    keys: ['claims:deadlines', 'claims:firstHour.cards.hospital.lines'],
    sources: [
      {
        title: 'How to file a reimbursement claim under health insurance',
        publisher: 'Policybazaar',
        address: 'https://www.policybazaar.com/health-insurance/general-info/articles/how-to-file-a-reimbursement-claim-under-health-insurance/',
      },
      {
        title: 'Are health insurance claims time bound?',
        publisher: 'Coverfox',
        address: 'https://coverfox.com/health-insurance/articles/are-health-insurance-claims-time-bound',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['claims:firstHour.cards.theft.lines'],
    sources: [
      {
        title: 'People can lodge e-FIR for mobile or vehicle theft',
        publisher: 'The Indian Express',
        address: 'https://indianexpress.com/article/cities/ahmedabad/people-can-lodge-e-fir-for-mobile-or-vehicle-theft-7959861/',
        date: '2022-06-09',
      },
      {
        title: 'Gujarat Government to offer e-FIR service for common theft incidents',
        publisher: 'The Hindu BusinessLine',
        address: 'https://www.thehindubusinessline.com/news/gujarat-government-to-offer-e-fir-service-for-common-theft-incidents/article65671772.ece',
        date: '2022-07-22',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
];
