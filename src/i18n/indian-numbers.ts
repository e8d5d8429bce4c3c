import type { NumberFormat } from '@formatjs/intl-numberformat';

type NumberData = Parameters<typeof NumberFormat.__addLocaleData>[0];

/** India's numbers of CLDR, as formatjs ships them in `locale-data/en-IN.js`, without the names of units. */
export const indianNumbers: NumberData = {
  locale: 'en-IN',
  data: {
    currencies: {
      INR: {
        displayName: {
          one: 'Indian rupee',
          other: 'Indian rupees',
        },
        narrow: '₹',
        symbol: '₹',
      },
    },
    nu: ['latn'],
    numbers: {
      currency: {
        latn: {
          accounting: '¤#,##0.00;(¤#,##0.00)',
          currencySpacing: {
            afterInsertBetween: ' ',
            beforeInsertBetween: ' ',
          },
          standard: '¤#,##,##0.00',
          unitPattern: '{0} {1}',
        },
      },
      decimal: {
        // Its long and short forms, which the type asks for too, no format here uses.
        latn: {
          standard: '#,##,##0.###',
        } as NumberData['data']['numbers']['decimal'][string],
      },
      nu: ['latn'],
      percent: {
        latn: '#,##,##0%',
      },
      symbols: {
        latn: {
          approximatelySign: '~',
          decimal: '.',
          exponential: 'E',
          group: ',',
          infinity: '∞',
          list: ';',
          minusSign: '-',
          nan: 'NaN',
          perMille: '‰',
          percentSign: '%',
          plusSign: '+',
          rangeSign: '–',
          superscriptingExponent: '×',
          timeSeparator: ':',
        },
      },
    },
    units: {
      compound: {},
      simple: {},
    },
  },
};
