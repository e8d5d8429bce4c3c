/** What the page for those hurt on the road rests on. */
import type { FactSources } from '../i18n/sourced-facts.ts';

// Addresses too long for a line stand in two halves.
const zeeNews = 'https://zeenews.india.com/personal-finance/pm-rahat-scheme-who-and-what-is-covered-under-the-rs-1-5-lakh-benefit';
const barAndBench = 'https://www.barandbench.com/news/supreme-court-stays-6-month-deadline-to-file-motor-accident-claims';
const hindustanTimes = 'https://www.hindustantimes.com/cities/chandigarh-news/2-lakh-aid-to-families-of-deceased-in-hit-and-run-cases-ludhiana-dc';
const deccanHerald = 'https://www.deccanherald.com/india/centre-launches-pm-rahat-to-provide-emergency-response-system-for-accident-victims';

export const sources: FactSources = [
  {
    keys: ['road-injury:figures.policeHours', 'road-injury:figures.policeHoursGrave', 'road-injury:steps', 'road-injury:offer'],
    sources: [
      {
        title: 'Centre launches PM RAHAT to provide emergency response system for accident victims',
        publisher: 'Deccan Herald',
        address: `${deccanHerald}-3898991`,
        date: '2026-02-14',
      },
      {
        title: 'PM RAHAT scheme: who and what is covered under the Rs 1.5 lakh benefit, explained',
        publisher: 'Zee News',
        address: `${zeeNews}-explained-3018544.html`,
        date: '2026-02-19',
      },
    ],
    read: '2026-11-23',
    keeps: 'fee',
  },
  {
    keys: ['road-injury:figures.death', 'road-injury:figures.grievousHurt', 'road-injury:figures.noticeMonths', 'road-injury:paid'],
    sources: [
      {
        title: 'Hit and Run Compensation Scheme',
        publisher: 'District Magistrate South West, Government of Delhi',
        address: 'https://dmsouthwest.delhi.gov.in/hit-and-run-compensation-scheme',
        isOfficial: true,
      },
      {
        title: 'Motor Vehicles Act, 1988, section 161',
        publisher: 'Government of India (copy at Ajinkya Innovations)',
        address: 'https://ajinkyainnovations.com/mv-act-1988-section-161-1-special-provisions-as-to-compensation-in-case-of-hit-and-run-motor-accident/',
        isOfficial: true,
      },
      {
        title: 'Compensation to Victims of Hit and Run Motor Accidents (Amendment) Scheme, 2026, G.S.R. 153(E)',
        publisher: 'Ministry of Road Transport and Highways (copy at Gazette Tracker)',
        address: 'https://gazettetracker.com/g/CG-DL-E-05032026-270658',
        date: '2026-03-02',
        isOfficial: true,
      },
    ],
    read: '2026-11-23',
    keeps: 'fee',
  },
  {
    keys: ['road-injury:hitAndRun'],
    sources: [
      {
        title: 'Hit and Run Motor Accidents',
        publisher: 'General Insurance Council',
        address: 'https://www.gicouncil.in/insurance-education/hit-and-run-motor-accidents/',
        isOfficial: true,
      },
      {
        title: 'Rs 2 lakh aid to families of deceased in hit-and-run cases: Ludhiana DC',
        publisher: 'Hindustan Times',
        address: `${hindustanTimes}-101725644667017.html`,
        date: '2024-09-07',
      },
      {
        title: 'MACT has no jurisdiction in hit and run vehicle accidents',
        publisher: 'Law Watch',
        address: 'https://lawwatch.in/mact-has-no-jurisdiction-in-hit-run-vehicle-accidents',
      },
    ],
    read: '2026-11-23',
    keeps: 'fee',
  },
  {
    keys: ['road-injury:figures.tribunalMonths', 'road-injury:tribunal'],
    sources: [
      {
        title: 'No motor accident claim petition shall be dismissed as time-barred, says SC',
        publisher: 'Business Standard',
        address: 'https://www.business-standard.com/india-news/supreme-court-motor-accidents-victim-claims-insurance-petition-125110700875_1.html',
        date: '2025-11-07',
      },
      {
        title: 'Supreme Court stays 6-month deadline to file motor accident claims',
        publisher: 'Bar and Bench',
        address: `${barAndBench}-orders-macts-hcs-not-to-reject-petitions-on-ground-of-delay`,
        date: '2025-11-07',
      },
    ],
    read: '2026-11-23',
    keeps: 'fee',
  },
  {
    keys: ['road-injury:figures.fine', 'road-injury:figures.fineAgain', 'road-injury:figures.prisonMonths', 'road-injury:uninsured'],
    sources: [
      {
        title: 'Motor Vehicles Act, 1988, section 196',
        publisher: 'Government of India (copy at Ajinkya Innovations)',
        address: 'https://ajinkyainnovations.com/mv-act-1988-section-196-driving-uninsured-vehicle/',
        isOfficial: true,
      },
      {
        title: 'Plying motor vehicles without valid motor third party insurance is a punishable offence',
        publisher: 'Legality Simplified',
        address: 'https://legalitysimplified.com/?p=53644',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['road-injury:figures.theftContactHours', 'road-injury:figures.theftReportDays', 'road-injury:theft'],
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
