/** What the law asks of an office that advertises insurance: of the promise in the home page's badge, and of the list of insurers. */
import type { FactSources } from '../i18n/sourced-facts.ts';

export const sources: FactSources = [
  {
    keys: ['home:hero.badge', 'home:hero.badgeNote'],
    sources: [
      {
        title: 'IRDAI (Protection of Policyholders’ Interests, Operations and Allied Matters of Insurers) Regulations, 2024: advertising',
        publisher: 'TaxGuru',
        address: 'https://taxguru.in/corporate-law/irdai-pphi-operations-allied-matters-insurers-regulations-2024-advertising.html',
      },
      {
        title: 'Insurance Act, 1938, section 41: prohibition of rebates',
        publisher: 'BFSI Chronicle, July 2022 (the words of the section)',
        address: 'https://online.flipbuilder.com/eiwvr/tbzl/files/basic-html/page91.html',
        isOfficial: true,
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['common:insurers.body'],
    sources: [
      {
        title: 'IRDAI (Appointment of Insurance Agents) Regulations, 2016, regulation 2(6)',
        publisher: 'IRDAI (copy at taxutility.blogspot.com)',
        address: 'https://taxutility.blogspot.com/2016/05/new-norms-for-appointment-of-insurance.html',
        isOfficial: true,
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
];
