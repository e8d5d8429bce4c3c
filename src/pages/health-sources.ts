/** What the health page's facts rest on. */
import type { FactSources } from '../i18n/sourced-facts.ts';

export const sources: FactSources = [
  {
    keys: ['health:cashlessEverywhereHours', 'health:choosing.items.2.body'],
    sources: [
      {
        title: 'Launch of “Cashless Everywhere”, press release',
        publisher: 'General Insurance Council',
        address: 'https://www.gicouncil.in/news-media/events/press-release-launch-of-cashless-everywhere/',
        date: '2024-01-24',
        isOfficial: true,
      },
      {
        title: 'What is the ‘Cashless everywhere’ facility in health insurance?',
        publisher: 'The Economic Times (digest at Refer India)',
        address: 'https://referindia.online/what-is-cashless-everywhere-facility-in-health-insurance',
        date: '2025-09-22',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
];
