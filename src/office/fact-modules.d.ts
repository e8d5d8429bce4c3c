/** The owner's files of facts as `setup/facts-plugin.ts` hands them to the site: judged, and whole by the schema. */
type OfficeFile = import('./schema/fact-schema.ts').Facts;

declare module '*/confirmations.json?fact' {
  const file: OfficeFile['confirmations'];
  export default file;
}
declare module '*/contact.json?fact' {
  const file: OfficeFile['contact'];
  export default file;
}
declare module '*/hours.json?fact' {
  export const hours: OfficeFile['hours']['hours'];
  export const holidays: OfficeFile['hours']['holidays'];
  export const saturdays: OfficeFile['hours']['saturdays'];
  export const byAppointment: OfficeFile['hours']['byAppointment'];
}
declare module '*/further-services.json?fact' {
  export const services: OfficeFile['further-services']['services'];
}
declare module '*/identity.json?fact' {
  export const name: OfficeFile['identity']['name'];
  export const shortName: OfficeFile['identity']['shortName'];
  export const logo: OfficeFile['identity']['logo'];
  export const registrations: OfficeFile['identity']['registrations'];
  export const reviews: OfficeFile['identity']['reviews'];
}
declare module '*/insurers.json?fact' {
  export const insurers: OfficeFile['insurers']['insurers'];
}
declare module '*/licence.json?fact' {
  const file: OfficeFile['licence'];
  export default file;
}
declare module '*/notices.json?fact' {
  export const notices: OfficeFile['notices']['notices'];
}
declare module '*/passport-charge.json?fact' {
  export const passportCharge: OfficeFile['passport-charge']['passportCharge'];
  export const kinds: OfficeFile['passport-charge']['kinds'];
  export const payment: OfficeFile['passport-charge']['payment'];
}
declare module '*/people.json?fact' {
  export const people: OfficeFile['people']['people'];
}
declare module '*/premises.json?fact' {
  const file: OfficeFile['premises'];
  export default file;
}
declare module '*/social.json?fact' {
  const file: OfficeFile['social'];
  export default file;
}
