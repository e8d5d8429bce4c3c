/** Pages with fields of each kind, in HTML, for tests of what is kept. */
import type { SitePage } from './tab-of-pages.ts';

const radio = (name: string, value: string, checked = '') =>
  `<input type="radio" id="${value}" name="${name}" value="${value}" ${checked}>`;
const tick = (name: string) => `<input type="checkbox" id="${name}" name="${name}" data-tick>`;
const list = `${tick('a')}${tick('b')}${radio('who', 'adult', 'checked')}${radio('who', 'minor')}<input id="sum">`;

export const sites: Readonly<Record<string, SitePage>> = {
  list: { page: 'claims', html: list },
  // Only pages that are not English offer English names.
  gujaratiList: { page: 'claims', html: `<input type="checkbox" id="english">${list}` },
  contact: { page: 'contact', html: '<input id="name"><textarea id="text"></textarea>' },
  letter: {
    page: 'refused',
    html: '<div data-letter><input id="why"><input id="name"><input type="checkbox" id="keep" data-keep></div>',
  },
};
