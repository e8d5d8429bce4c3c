/** What the vehicle page's facts rest on. */
import type { FactSources } from '../i18n/sourced-facts.ts';

// Addresses too long for a line stand in two halves.
const sccOnline = 'https://blog.scconline.gen.in/post/2022/05/26/base-premium-for-third-party-insurance-for-unlimited-liability-revised';
const bimaBazaar = 'https://www.bimabazaar.com/motor-insurance-provisions-under-motor-vehicles-act';

export const sources: FactSources = [
  {
    keys: ['vehicle:tariff', 'vehicle:rules.rates', 'vehicle:footnote'],
    sources: [
      {
        title: 'Motor Vehicles (Third Party Insurance Base Premium and Liability) Rules, 2022, G.S.R. 394(E)',
        publisher: 'Ministry of Road Transport and Highways (copy at TaxGuru)',
        address: 'https://taxguru.in/corporate-law/motor-vehicles-third-party-insurance-base-premium-liability-rules-2022.html',
        date: '2022-05-25',
        isOfficial: true,
      },
      {
        title: 'Irdai notifies third-party motor insurance premiums for FY23',
        publisher: 'Mint',
        address: 'https://www.livemint.com/insurance/news/irdai-notifies-third-party-motor-insurance-premiums-for-fy23-11653626520077.html',
      },
      {
        title: 'New vehicle insurance rates to be applicable from 1st June',
        publisher: 'Manthan Experts',
        address: 'https://manthanexperts.com/new-vehicle-insurance-rates-to-be-applicable-from-1st-june/',
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
    keys: ['vehicle:tariff.gst', 'vehicle:tariff.bikeSmall.yearWithGst'],
    sources: [
      { title: 'New GST on Vehicle Insurance Premiums', publisher: 'BUSY', address: 'https://busy.in/gst-rates/vehicle-insurance' },
      { title: 'GST on Two-wheeler Insurance', publisher: 'ACKO', address: 'https://acko.com/impact-of-gst-on-two-wheeler-insurance', date: '2024-01-17' },
    ],
    read: '2026-11-23',
    keeps: 'fee',
  },
  {
    keys: ['vehicle:rules.items.0', 'vehicle:tariff.newYears', 'vehicle:tariff.newCarYears'],
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
    keys: ['vehicle:rules.items.1', 'vehicle:ownerDriverCover'],
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
  {
    keys: ['vehicle:rules.items.2', 'vehicle:transferDays'],
    sources: [
      {
        title: 'Motor Vehicles Act, 1988, section 157: transfer of certificate of insurance',
        publisher: 'Government of India (copy at Lawyers Club India)',
        address: 'https://www.lawyersclubindia.com/section/-transfer-of-certificate-of-insurance--14559.asp',
        isOfficial: true,
      },
      {
        title: 'Provisions under the Motor Vehicles Act regarding transfer of certificate of insurance',
        publisher: 'Bima Bazaar',
        address: `${bimaBazaar}-regarding-transfer-of-certificate-of-insurance-in-india`,
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['vehicle:rules.items.2', 'vehicle:rules.items.3'],
    sources: [
      {
        title: 'Don’t let go of your no claim bonus',
        publisher: 'The Hindu',
        address: 'https://www.thehindu.com/business/dont-let-go-of-your-no-claim-bonus/article35258469.ece',
        date: '2021-07-11',
      },
      {
        title: 'How does an insurance policy change when you sell your car?',
        publisher: 'HDFC ERGO',
        address: 'https://www.hdfcergo.com/blogs/car-insurance/details/how-does-insurance-policy-change-when-you-sell-your-car',
        date: '2019-04-19',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
];
