/** What the travel page says countries ask for, and rests on. */
import type { FactSources } from '../i18n/sourced-facts.ts';

const sweden = 'https://swedenabroad.se/en/about-sweden-non-swedish-citizens';
const visasFromIndia = {
  title: 'Is travel insurance needed for a visa? Guide for Indian travellers',
  publisher: 'BTW Visa Services',
  address: 'https://btwvisas.com/blog/travel-insurance-for-visa-applications-2025',
  date: '2025-11-26',
} as const;

export const sources: FactSources = [
  {
    keys: ['travel:schengenMinimum', 'travel:plans.items.0', 'travel:entry.rows.0', 'travel:entry.notes.1'],
    sources: [
      {
        title: 'Medical travel insurance, for visa applicants in India',
        publisher: 'Embassy of Sweden, New Delhi',
        address: `${sweden}/india/going-to-sweden/visiting-sweden/medical-travel-insurance`,
        isOfficial: true,
      },
      {
        title: 'Travel insurance, for visas with one entry and with several',
        publisher: 'Embassy of Sweden, Belgrade',
        address: `${sweden}/serbia/going-to-sweden/visiting-sweden/required-documents/travel-insurance`,
        isOfficial: true,
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['travel:entry.rows.1'],
    sources: [
      visasFromIndia,
      {
        title: 'Is travel insurance mandatory for 5-year tourist visa holders every time they fly to UAE?',
        publisher: 'HiDubai Focus',
        address: 'https://focus.hidubai.com/is-travel-insurance-mandatory-for-5-year-tourist-visa-holder-every-time-they-fly-to-uae/',
      },
      {
        title: 'Travel insurance: is it compulsory for 5-year tourist visa holders for each UAE visit?',
        publisher: 'Policybazaar UAE',
        address: 'https://www.policybazaar.ae/news-and-update/is-it-compulsory-for-5-year-tourist-visa-holders-for-each-uae-visit/',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['travel:entry.rows.2'],
    sources: [
      {
        title: 'Travel insurance for Thailand',
        publisher: 'Times of Visa',
        address: 'https://timesofvisa.com/travel-insurance-for-thailand/',
        date: '2026-06-24',
      },
      {
        title: 'Thailand travel insurance requirements in 2026',
        publisher: 'Metapress',
        address: 'https://metapress.com/thailand-travel-insurance-requirements-in-2026',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['travel:entry.rows.3'],
    sources: [
      {
        title: 'Singapore will lift remaining Covid-19 border restrictions from Feb 13',
        publisher: 'The Straits Times',
        address: 'https://www.straitstimes.com/singapore/singapore-will-lift-remaining-covid-19-border-restrictions-from-feb-13',
        date: '2023-02-09',
      },
      {
        title: 'Travel insurance no longer required to enter Singapore: CAAS',
        publisher: 'Bernama (Astro Awani)',
        address: 'https://international.astroawani.com/malaysia-news/travel-insurance-no-longer-required-enter-singapore-caas-354597',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
  {
    keys: ['travel:entry.rows.4'],
    sources: [
      visasFromIndia,
      {
        title: 'U.S. visitor visa health insurance',
        publisher: 'WorldTrips',
        address: 'https://www.worldtrips.com/us-visitor-visa-health-insurance/',
      },
    ],
    read: '2026-11-23',
    keeps: 'law',
  },
];
