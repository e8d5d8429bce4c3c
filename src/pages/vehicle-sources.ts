/** What the vehicle page's facts rest on. */
import type { FactSources } from '../business/sources.ts';

export const sources: FactSources = [
  {
    keys: ['vehicle:tariff', 'vehicle:footnote'],
    sources: [
      {
        title: 'Motor Vehicles (Third Party Insurance Base Premium and Liability) Rules, 2022, G.S.R. 394(E)',
        publisher: 'Ministry of Road Transport and Highways (copy at taxguru.in)',
        address: 'https://taxguru.in/corporate-law/motor-vehicles-third-party-insurance-base-premium-liability-rules-2022.html',
        date: '2022-05-25',
        isOfficial: true,
      },
      {
        title: 'Base premium for third party insurance revised vide the Rules of 2022',
        publisher: 'SCC Online',
        address: 'https://blog.scconline.gen.in/post/2022/05/26/base-premium-for-third-party-insurance-for-unlimited-liability-revised-vide-motor-vehicles-third-party-insurance-base-premium-and-liability-rules-2022',
        date: '2022-05-26',
      },
    ],
    read: '2026-11-23',
    keeps: 'fee',
  },
];
