/** What the rule beside the reminder rests on. */
import type { FactSources } from '../../../i18n/sourced-facts.ts';

// An address too long for a line stands in two halves.
const businessToday = 'https://businesstoday.in/personal-finance/insurance/story/irdai-tweaks-grace-period-rules-for-health-insurance';

export const sources: FactSources = [
  {
    keys: ['renewal-reminder:figures.daysOfGrace', 'renewal-reminder:figures.daysOfGraceMonthly', 'renewal-reminder:rule.policy'],
    sources: [
      {
        title: 'IRDAI tweaks grace period rules for health insurance',
        publisher: 'Business Today',
        address:
          `${businessToday}-check-revised-guidelines-for-policyholders-431639-2024-05-31`,
        date: '2024-05-31',
      },
      {
        title: 'IRDAI mandates coverage during grace period for health insurance policies',
        publisher: 'Moneylife',
        address: 'https://mas360.moneylife.in/article/irdai-mandates-coverage-during-grace-period-for-health-insurance-policies/4608.html',
        date: '2024-06-12',
      },
      {
        title: 'IRDAI Master Circular on Life Insurance Products, August 2024, page 39',
        publisher: 'The Insurance Times',
        address: 'https://online.flipbuilder.com/yojw/ctan/files/basic-html/page39.html',
      },
      {
        title: 'How to revive your lapsed insurance policy',
        publisher: 'Mint',
        address: 'https://www.livemint.com/insurance/news/how-to-revive-your-lapsed-insurance-policy/amp-11615974136765.html',
        date: '2021-03-17',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['renewal-reminder:rule.items.0'],
    sources: [
      {
        title: 'Planning to renew your expired car insurance policy?',
        publisher: 'Financial Express',
        address: 'https://www.financialexpress.com/money/planning-to-renew-your-expired-car-insurance-policy-here-is-how-to-do-it/2100968/',
      },
      {
        title: 'Don’t be on the road without this',
        publisher: 'Money9',
        address: 'https://money9.com/news/insurance/dont-be-on-the-road-without-this-115734.html/amp',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
];
