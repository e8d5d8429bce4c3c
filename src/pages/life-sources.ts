/** What the life page says of nominees, revival and refusals, and rests on. */
import type { FactSources } from '../i18n/sourced-facts.ts';

// Addresses too long for a line stand in two halves.
const businessStandard = 'https://www.business-standard.com/amp/finance/personal-finance/have-a-lapsed-lic-policy-company-offers-discounts';
const mint = 'https://www.livemint.com/insurance/moratorium-period-health-insurance-life-insurance-insurance-insurance-denials-insurance-claims';

export const sources: FactSources = [
  {
    keys: ['life:rules.items.0'],
    sources: [
      {
        title: 'Insurance Act, 1938, section 39: nomination by policyholder',
        publisher: 'Government of India (copy at Acts of India)',
        address: 'https://actsofindia.in/section-details/?sectionid=18168&title=Nomination+by+policy-holder.',
        isOfficial: true,
      },
      {
        title: 'Details regarding section 39 of the Insurance Act',
        publisher: 'Wishpolicy',
        address: 'https://www.wishpolicy.com/articles/section-39-of-insurance-act/',
        date: '2021-05-06',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['life:figures.revivalYears', 'life:rules.items.1', 'life:rules.items.2'],
    sources: [
      {
        title: 'Have a lapsed LIC policy? Company offers discounts on fees to get you back',
        publisher: 'Business Standard',
        address: `${businessStandard}-on-fees-to-get-you-back-125082100621_1.html`,
        date: '2025-08-21',
      },
      {
        title: 'Have a lapsed LIC policy? Here’s an opportunity to revive it',
        publisher: 'India Hub',
        address: 'https://indiahubin.in/?p=53573',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['life:figures.questionYears', 'life:rules.items.3'],
    sources: [
      {
        title: 'Your rights in life and health insurance claims: unpacking the moratorium clause',
        publisher: 'Mint',
        address: `${mint}/amp-11734325254178.html`,
        date: '2024-12-16',
      },
      {
        title: 'What is section 45 of the Insurance Act, 1938?',
        publisher: 'LIC World',
        address: 'https://licworld.co.in/tag/claim-rejection/',
      },
      {
        title: 'Important points related to section 45 of the Insurance Act',
        publisher: 'Wishpolicy',
        address: 'https://www.wishpolicy.com/articles/section-45-of-the-insurance-act/',
        date: '2021-04-22',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
];
