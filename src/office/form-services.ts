/** Services that collect messages: those whose documentation fits what the contact form sends, and those that cannot take it. */

/** Of these a message arrives; src/hosting/README.md, “Where messages arrive”, says more of each. */
export const fittingServices = ['Formspree', 'Formspark', 'FormTo.email'] as const;

const wantsBlocks =
  'it wants a message in blocks of its own or with names like fi-sender-email, which the form does not send';
const isGooglesForm = 'it is a form for people to fill in, which takes no messages from another';

/** Hosts, with their subdomains, that do not take the form's four keys. */
const unfitting: Readonly<Record<string, string>> = {
  'web3forms.com': 'it wants an access_key in every message, which the form does not send',
  'w3forms.com': 'it wants an access_key in every message, which the form does not send',
  'forminit.com': wantsBlocks,
  'getform.io': wantsBlocks,
  'getform.com': wantsBlocks,
  'docs.google.com': isGooglesForm,
  'forms.gle': isGooglesForm,
};

/** Why no message from the form would arrive at an address; undefined where nothing is known against it. */
export function reasonAgainstService({ hostname: host, pathname }: URL): string | undefined {
  if (host === 'formspree.io' && !/^\/f\/./.test(pathname)) {
    return 'it is a page of Formspree; the endpoint, which it names there for the form, begins with https://formspree.io/f/';
  }
  const found = Object.keys(unfitting).find((each) => host === each || host.endsWith(`.${each}`));
  return found && unfitting[found];
}
