/** What the privacy page and the notice at the contact form rest on. */
import type { FactSources } from '../i18n/sourced-facts.ts';

export const sources: FactSources = [
  {
    keys: ['common:dataProtection', 'privacy:rights', 'privacy:complaints.board', 'contact:form.consent.rights', 'contact:form.consent.board'],
    sources: [
      {
        title: 'Govt. notifies commencement dates for the DPDP Act, 2023: G.S.R. 843(E), 13 November 2025',
        publisher: 'Taxmann',
        address: 'https://www.taxmann.com/post/blog/govt-notifies-commencement-dates-for-dpdp-act',
        date: '2025-11-15',
      },
      {
        title: 'Notification of the Digital Personal Data Protection law in India: certain key timelines',
        publisher: 'Acuity Law',
        address: 'https://acuitylaw.co.in/?p=6681',
        date: '2025-11-24',
      },
      {
        title: 'Digital Personal Data Protection Rules, 2025, notified: what a notice must hold',
        publisher: 'Mondaq',
        address: 'https://www.mondaq.com/india/data-protection/1708164/digital-personal-data-protection-rules-2025-notified',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
];
