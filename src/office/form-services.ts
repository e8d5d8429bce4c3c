/**
 * Services that collect messages: those whose documentation fits what the contact form sends, and those that cannot
 * take it.
 */
import unfittingHosts from './unfitting-form-services.json' with { type: 'json' };

/** Of these a message arrives; src/hosting/README.md, “Where messages arrive”, says more of each. */
export const fittingServices = ['Formspree', 'Formspark', 'FormTo.email'] as const;

/** Why no message from the form would arrive at an address; undefined where nothing is known against it. */
export function reasonAgainstService({ hostname: host, pathname }: URL): string | undefined {
  if (host === 'formspree.io' && !/^\/f\/./.test(pathname)) {
    return 'it is a page of Formspree; the endpoint, which it names there for the form, begins with https://formspree.io/f/';
  }
  // With their subdomains.
  return Object.entries(unfittingHosts).find(([each]) => `.${host}`.endsWith(`.${each}`))?.[1];
}
