/** The owner's files of facts as `setup/facts-plugin.ts` hands them to the site: judged, and whole by the schema. */
type Office = import('./schema/fact-schema.ts').Facts;

declare module '*/confirmations.json?fact' {
  const file: Office['confirmations'];
  export default file;
}
declare module '*/contact.json?fact' {
  const file: Office['contact'];
  export default file;
}
declare module '*/hours.json?fact' {
  export const hours: Office['hours']['hours'];
  export const holidays: Office['hours']['holidays'];
  export const saturdays: Office['hours']['saturdays'];
  export const byAppointment: Office['hours']['byAppointment'];
}
declare module '*/further-services.json?fact' {
  export const services: Office['further-services']['services'];
}
declare module '*/identity.json?fact' {
  export const name: Office['identity']['name'];
  export const shortName: Office['identity']['shortName'];
  export const logo: Office['identity']['logo'];
  export const registrations: Office['identity']['registrations'];
  export const reviews: Office['identity']['reviews'];
}
declare module '*/insurers.json?fact' {
  export const insurers: Office['insurers']['insurers'];
}
declare module '*/licence.json?fact' {
  const file: Office['licence'];
  export default file;
}
declare module '*/notices.json?fact' {
  export const notices: Office['notices']['notices'];
}
declare module '*/passport-charge.json?fact' {
  export const passportCharge: Office['passport-charge']['passportCharge'];
  export const kinds: Office['passport-charge']['kinds'];
  export const payment: Office['passport-charge']['payment'];
}
declare module '*/people.json?fact' {
  export const people: Office['people']['people'];
}
declare module '*/premises.json?fact' {
  const file: Office['premises'];
  export default file;
}
declare module '*/social.json?fact' {
  const file: Office['social'];
  export default file;
}
