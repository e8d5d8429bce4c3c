/** A question as it stands in an address, behind the #, which no host is sent; until-alive.ts writes the same. */

export const withQuestion = (question: string) => (question ? `#${new URLSearchParams({ q: question })}` : '');

/** Empty where the page's address has none. */
export const askedQuestion = () => new URLSearchParams(location.hash.slice(1)).get('q') ?? '';
