/**
 * What a page tells machines about the office: the same facts that it shows, as schema.org names them
 * (https://schema.org).
 */
import type { i18n } from 'i18next';
import type { BreadcrumbList, Graph, InsuranceAgency, OpeningHoursSpecification, Service, WebSite } from 'schema-dts';
import { holidays, hours, saturdays } from '../../office/hours.ts';
import { reviews } from '../../office/identity.ts';
import { dayInIndia, daysAfter, isoDate, weekdayOf } from '../../values/calendar-date.ts';
import { saturdayOfMonth } from '../../office/opening.ts';
import { weekdays, type Weekday } from '../../office/weekdays.ts';
import { pin } from '../../office/maps.ts';
import { ways } from '../../office/ways.ts';
import { premises, streetAddressIn } from '../../office/premises.ts';
import { social } from '../../office/social.ts';
import { languageCodes, languages, type Language } from '../../i18n/languages.ts';
import { isPriced, type PricedService } from '../../office/services.ts';
import { absoluteAddress, urlOf } from '../../site/absolute-address.ts';
import { ancestorsOf } from '../../site/ancestors.ts';
import type { CurrentPage } from '../../site/current-page.tsx';
import { pageName, type PageId } from '../../site/pages.ts';

const agencyId = absoluteAddress('/#office');
const siteId = absoluteAddress('/#website');

const dayName = (day: Weekday) => `${day.slice(0, 1).toUpperCase()}${day.slice(1)}` as Capitalize<Weekday>;

/** That the office is open for a span like 09:00-20:00 on some days. */
const openFor = (span: string, days: object): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  ...days,
  opens: span.slice(0, 5),
  closes: span.slice(6),
});

/** One for each span of time, with the days on which it holds. */
function openingHours(): OpeningHoursSpecification[] {
  const spans = [...new Set(Object.values(hours).flat())];
  return spans.map((span) =>
    openFor(span, { dayOfWeek: weekdays.filter((day) => hours[day].includes(span)).map(dayName) }),
  );
}

/** What differs from the week on some days: closed, or other hours. */
function otherHours(first: string, last: string, spans: readonly string[]): OpeningHoursSpecification[] {
  // From midnight to midnight is closed.
  return (spans.length > 0 ? spans : ['00:00-00:00']).map((span) =>
    openFor(span, { validFrom: first, validThrough: last }),
  );
}

/** Saturdays of the coming year whose hours differ, of which schema.org knows no rule. */
function otherSaturdays(): OpeningHoursSpecification[] {
  const today = dayInIndia(new Date());
  const first = daysAfter(today, 6 - weekdayOf(today));
  return Array.from({ length: 52 }, (_, week) => daysAfter(first, 7 * week)).flatMap((each) => {
    const date = isoDate(each);
    const isHoliday = holidays.some(({ first, last }) => first <= date && date <= last);
    const other = saturdays.find(({ which }) => which.some((nth) => nth === saturdayOfMonth(each.day)));
    return other && !isHoliday ? otherHours(date, date, other.hours) : [];
  });
}

function agencyOf(language: Language, i18n: i18n): InsuranceAgency {
  const { shortName: name, locality, region } = i18n.t('office');
  const pages = [...Object.values(social), reviews].filter((address) => address.startsWith('https:'));
  return {
    '@type': 'InsuranceAgency',
    '@id': agencyId,
    name,
    url: urlOf('home', language),
    logo: absoluteAddress('/icons/icon-512.png'),
    telephone: ways.phone.value,
    email: ways.email.value,
    address: {
      '@type': 'PostalAddress',
      // Left out of the JSON where no street is known.
      streetAddress: streetAddressIn(language) || undefined,
      addressLocality: locality,
      addressRegion: region,
      postalCode: premises.postalCode,
      addressCountry: 'IN',
    },
    geo: pin && { '@type': 'GeoCoordinates', ...pin },
    openingHoursSpecification: openingHours(),
    specialOpeningHoursSpecification: [
      ...holidays.flatMap((holiday) => otherHours(holiday.first, holiday.last, holiday.hours)),
      ...otherSaturdays(),
    ],
    knowsLanguage: languageCodes,
    areaServed: { '@type': 'City', name: locality },
    // Left out of the JSON where there is none.
    sameAs: pages.length > 0 ? pages : undefined,
  };
}

function siteOf(language: Language, i18n: i18n): WebSite {
  return {
    '@type': 'WebSite',
    '@id': siteId,
    name: i18n.t('office.shortName'),
    url: urlOf('home', language),
    inLanguage: languages[language].tag,
    publisher: { '@id': agencyId },
  };
}

function trailOf(page: PageId, language: Language, i18n: i18n): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...ancestorsOf(page), page].map((id, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      // As the crumbs above the page say it.
      name: id === 'home' ? i18n.t('office.shortName') : pageName(i18n.t, id),
      item: urlOf(id, language),
    })),
  };
}

function serviceOf(page: PricedService, language: Language, i18n: i18n): Service {
  const t = i18n.getFixedT(language, page);
  const price = i18n.getFixedT(language, 'prices')(page);
  return {
    '@type': 'Service',
    name: t('hero.title'),
    url: urlOf(page, language),
    provider: { '@type': 'InsuranceAgency', '@id': agencyId, name: i18n.t('office.shortName') },
    areaServed: { '@type': 'City', name: i18n.t('office.locality') },
    offers: {
      '@type': 'Offer',
      description: t('hero.badge'),
      price: price.amount,
      priceCurrency: 'INR',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        minPrice: price.amount,
        priceCurrency: 'INR',
        unitText: price.per,
      },
    },
  };
}

/**
 * The graph of one page: the office where visitors arrive and where it is found, the site on the front doors, the way
 * there and the priced service on inner pages.
 */
export function structuredDataOf({ page, language }: CurrentPage, i18n: i18n): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(page === 'home' || page === 'contact' ? [agencyOf(language, i18n)] : []),
      ...(page === 'home' ? [siteOf(language, i18n)] : [trailOf(page, language, i18n)]),
      ...(isPriced(page) ? [serviceOf(page, language, i18n)] : []),
    ],
  };
}
