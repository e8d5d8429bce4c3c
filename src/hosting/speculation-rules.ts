/**
 * Which links of the site a browser may draw before they are followed: https://html.spec.whatwg.org/multipage/speculative-loading.html
 * Chromium asks for them on hover or touch; other browsers pass over them.
 */

/** Address of the rules; the answers name it in a header, because the security policy lets no script stand in a page for them. */
export const speculationRulesAddress = '/speculation-rules.json';

/** Links that never lead to another page of the same reading: to this page or a part of it, to the next language and back, to other windows, to files. */
const exceptedLinks = ['[href^="#"]', '[aria-current]', '[data-language]', '[target]', '[download]'];

export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          // Pages have no dot in their address, files have one.
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: exceptedLinks.join(', ') } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
