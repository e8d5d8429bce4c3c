/** What the vehicle page's facts rest on. */
import type { FactSources } from '../i18n/sourced-facts.ts';

// Addresses too long for a line stand in two halves.
const sccOnline = 'https://blog.scconline.gen.in/post/2022/05/26/base-premium-for-third-party-insurance-for-unlimited-liability-revised';

export const sources: FactSources = [
  {
    keys: ['vehicle:tariff', 'vehicle:footnote'],
    sources: [
      {
        title: 'Motor Vehicles (Third Party Insurance Base Premium and Liability) Rules, 2022, G.S.R. 394(E)',
        publisher: 'Ministry of Road Transport and Highways (copy at TaxGuru)',
        address: 'https://taxguru.in/corporate-law/motor-vehicles-third-party-insurance-base-premium-liability-rules-2022.html',
        date: '2022-05-25',
        isOfficial: true,
      },
      {
        title: 'New vehicle insurance rates notified',
        publisher: 'Fortune India',
        address: 'https://www.fortuneindia.com/macro/new-vehicle-insurance-rates-notified-premium-to-rise-from-june-1/108351',
      },
      {
        title: 'Base premium for third-party insurance revised',
        publisher: 'SCC Online',
        address:
          `${sccOnline}-vide-motor-vehicles-third-party-insurance-base-premium-and-liability-rules-2022`,
        date: '2022-05-26',
      },
    ],
    read: '2026-11-23',
    keeps: 'fee',
  },
  {
    keys: ['vehicle:tariff.gst', 'vehicle:tariff.yearWithGst'],
    sources: [
      { title: 'New GST on Vehicle Insurance Premiums', publisher: 'BUSY', address: 'https://busy.in/gst-rates/vehicle-insurance' },
      { title: 'GST on Two-wheeler Insurance', publisher: 'ACKO', address: 'https://acko.com/impact-of-gst-on-two-wheeler-insurance', date: '2024-01-17' },
    ],
    read: '2026-11-23',
    keeps: 'fee',
  },
  {
    keys: ['vehicle:choosing.items.0.body', 'vehicle:tariff.newYears', 'vehicle:tariff.newCarYears'],
    sources: [
      {
        title: 'All new vehicles sold to have third-party insurance: 3 years for cars, 5 for two-wheelers',
        publisher: 'LiveLaw',
        address:
          'https://livelaw.in/amp/all-new-vehicles-sold-to-have-third-party-insurance-coverage-3-years-for-cars-and-5-years-for-two-wheelers-read-circular',
        date: '2018-09-02',
      },
      {
        title: 'No more long-term bundled cover for new cars, two-wheelers',
        publisher: 'The Hindu',
        address: 'https://www.thehindu.com/business/no-more-long-term-bundled-cover-for-new-cars-two-wheelers/article31789810.ece/amp/',
        date: '2020-06-09',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['vehicle:choosing.items.0.body', 'vehicle:propertyDamage'],
    sources: [
      {
        title: 'Motor Insurance, IC 72, page 192',
        publisher: 'The Insurance Times',
        address: 'https://online.flipbuilder.com/yojw/nshu/files/basic-html/page192.html',
      },
      {
        title: 'Third-Party Car Insurance: The Bare Minimum You Need to Drive Legally',
        publisher: 'Outlook Money',
        address: 'https://www.outlookmoney.com/amp/story/insurance/third-party-car-insurance-the-bare-minimum-you-need-to-drive-legally',
      },
      {
        title: 'Is Third-Party Bike Insurance Enough for Your Bike?',
        publisher: 'Policybazaar',
        address: 'https://policybazaar.com/motor-insurance/two-wheeler-insurance/articles/is-third-party-bike-insurance-enough-for-your-bike',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['vehicle:choosing.items.0.body', 'vehicle:ownerDriverCover'],
    sources: [
      {
        title: 'Compulsory Personal Accident cover for owner-driver under motor insurance policies, circular',
        publisher: 'IRDAI',
        address: 'https://irdai.gov.in/document-detail?documentId=390195',
        date: '2018-12-11',
        isOfficial: true,
      },
      {
        title: 'Irdai allows single personal accident cover for multiple vehicles',
        publisher: 'Business Standard',
        address:
          'https://www.business-standard.com/amp/article/pti-stories/irdai-allows-single-personal-accident-cover-for-multiple-vehicles-118121201252_1.html',
        date: '2018-12-12',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
];
