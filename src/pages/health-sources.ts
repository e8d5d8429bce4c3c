/** What the health page's facts rest on. */
import type { FactSources } from '../i18n/sourced-facts.ts';

// Addresses too long for a line stand in two halves.
const mint = 'https://www.livemint.com/insurance/moratorium-period-health-insurance-life-insurance-insurance-insurance-denials-insurance-claims';
const indiaToday = 'https://www.indiatoday.in/business/personal-finance/story/health-insurance-moratorium-period-5-years-irdai';
const financelane = 'https://financelane.com/news-feed/new-insurance-rule-30-day-free-look-period';
const iKargos = 'https://app.ikargos.com/circular/notification/details/CHGoWpkB2GkV5cR3fykW';

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
  {
    keys: ['health:figures.waitingMonths', 'health:rules.items.0'],
    sources: [
      {
        title: 'IRDAI reduces waiting period for pre-existing diseases in health insurance policies',
        publisher: 'Pune Pulse',
        address: 'https://www.mypunepulse.com/irdai-reduces-waiting-period-for-pre-existing-diseases-in-health-insurance-policies/',
      },
      {
        title: 'Reduced waiting periods for pre-existing diseases: new health insurance rules 2024',
        publisher: 'Alok Kumar, chartered accountant',
        address: 'https://caalokkumar.com/my-writing/reduced-waiting-periods-for-pre-existing-diseases-new-health-insurance-rules-2024/',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['health:figures.safeMonths', 'health:rules.items.1', 'health:rules.items.3'],
    sources: [
      {
        title: 'Your rights in life and health insurance claims: unpacking the moratorium clause',
        publisher: 'Mint',
        address: `${mint}/amp-11734325254178.html`,
        date: '2024-12-16',
      },
      {
        title: 'Completed 60 months of continuous cover? Your insurer may not deny your claim now',
        publisher: 'India Today',
        address: `${indiaToday}-non-disclosure-claims-rule-2872800-2026-02-23`,
        date: '2026-02-23',
      },
      {
        title: 'Health insurance claims indisputable: what the rule says of raised cover',
        publisher: 'Freefincal',
        address: 'https://freefincal.com/health-insurance-claims-indisputable-after-8y-not-a-new-irdai-rule/',
        date: '2020-06-14',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['health:figures.returnDays', 'health:rules.items.2'],
    sources: [
      {
        title: 'IRDAI (Protection of Policyholders’ Interests) Regulations, 2024, regulation 20: free look period',
        publisher: 'IRDAI (copy at KanoonGPT)',
        address: 'https://kanoongpt.in/bare-acts/irdai-regulations-2024/irdai-reg-section-20-328ff68614278573',
        date: '2024-03-20',
        isOfficial: true,
      },
      {
        title: 'New insurance rule: 30-day free-look period now to return unwanted, mis-sold policies',
        publisher: 'ET Wealth (Financelane)',
        address: `${financelane}-now-to-return-unwanted-mis-sold-policies-how-much-will-you-get-back-from-insurer/`,
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['health:rules.items.3'],
    sources: [
      {
        title: 'Want to port your health insurance policy? Know key details',
        publisher: 'Insurance Samadhan',
        address: 'https://www.insurancesamadhan.com/blog/health-insurance-portability/',
      },
      {
        title: 'How to port a health insurance policy',
        publisher: 'Asia Advisers Network',
        address: 'https://www.asiaadvisersnetwork.com/Article/aid/81627/India-How-to-port-a-health-insurance-policy',
        date: '2022-07-19',
      },
      {
        title: 'Personal health insurance portability',
        publisher: 'Ethika',
        address: 'https://ethika.co.in/personal-health-insurance-portability',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['health:figures.seniorAge', 'health:figures.seniorRise', 'health:rules.items.4'],
    sources: [
      {
        title: 'IRDAI puts 10% cap on hike in premiums for senior citizens',
        publisher: 'The New Indian Express',
        address: 'https://www.newindianexpress.com/nation/2025/Jan/31/irdai-puts-10-cap-on-hike-in-premiums-for-senior-citizens',
        date: '2025-01-31',
      },
      {
        title: 'IRDAI caps health insurance premium hikes for senior citizens at 10% annually',
        publisher: 'Moneylife',
        address: 'https://mas360.moneylife.in/article/irdai-caps-health-insurance-premium-hikes-for-senior-citizens-at-10-percentage-annually/4726.html',
        date: '2025-02-01',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['health:rules.items.5'],
    sources: [
      {
        title: 'Notification No. 16/2025-Central Tax (Rate)',
        publisher: 'Ministry of Finance (copy at iKargos)',
        address: `${iKargos}/notification-no-16-2025-central-tax-rate-dated-17-sep-2025`,
        date: '2025-09-17',
        isOfficial: true,
      },
      {
        title: 'GST exemption extended to individual life and health insurance policies from 22nd Sept 2025',
        publisher: 'CAclubindia',
        address: 'https://www.caclubindia.com/news/gst-exemption-extended-to-individual-life-and-health-insurance-policies-from-22nd-sept-2025-25471.asp',
      },
    ],
    read: '2026-11-23',
    keeps: 'fee',
  },
];
