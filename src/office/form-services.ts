/** Services that collect messages: those whose documentation fits what the contact form sends, and those that cannot take it. */

/** Of these a message arrives; README.md, “Where messages arrive”, says more of each. */
export const fittingServices = ['Formspree', 'Formspark', 'FormTo.email'] as const;

/** Hosts, with their subdomains, whose documentation asks for more than the form's four keys. */
const unfitting: Readonly<Record<string, string>> = {
  'web3forms.com': 'it wants an access_key in every message, which the form does not send',
  'w3forms.com': 'it wants an access_key in every message, which the form does not send',
  'forminit.com': 'it wants a message in blocks of its own or with names like fi-sender-email, which the form does not send',
};

/** Why no message from the form would arrive at a host; undefined where nothing is known against it. */
export function reasonAgainstService(host: string): string | undefined {
  const found = Object.keys(unfitting).find((each) => host === each || host.endsWith(`.${each}`));
  return found && unfitting[found];
}
