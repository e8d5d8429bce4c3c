/** Who the office is: its own names and logo, what it is registered as, and where clients judge it. */
export const logo = officeFacts.identity.logo;
export const registrations = officeFacts.identity.registrations;
export const reviews = officeFacts.identity.reviews;

const name = officeFacts.identity.name;
const shortName = officeFacts.identity.shortName;

/** Whether the owner has given the office a name; until then the working name of common.json stands in. */
export const isNamed = Object.values(name).some(Boolean);

/** The office's own names in a language. */
export function ownNames(language: string): { name?: string; shortName?: string } {
  const [whole, short] = [name[language], shortName[language]];
  return whole && short ? { name: whole, shortName: short } : {};
}
