/** What the ladder of the bonus and its days of grace rest on. */
import type { FactSources } from '../../../i18n/sourced-facts.ts';

export const sources: FactSources = [
  {
    keys: ['no-claim-bonus:figures', 'no-claim-bonus:rule.items', 'vehicle:noClaimBonusTop'],
    sources: [
      {
        title: '5 commonly asked questions about motor insurance',
        publisher: 'Tomorrow Makers',
        address: 'https://www.tomorrowmakers.com/motor-insurance/5-commonly-asked-questions-about-motor-and-car-insurance-article',
        date: '2020-05-01',
      },
      { title: 'Insurance: no claim bonus at renewal', publisher: 'KFS Cars', address: 'https://kfscars.in/insurance' },
      {
        title: 'Policy lapsed? Purchase a new policy within 90 days of expiry or lose this benefit',
        publisher: 'Financial Express',
        address: 'https://www.financialexpress.com/money/insurance/policy-lapsed-purchase-a-new-policy-within-90-days-of-expiry-or-lose-this-benefit/1702971/',
        date: '2019-09-11',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
];
