/** The owner's files of facts as `setup/facts-plugin.ts` hands them to the site: judged, and whole by the schema. */
declare module '*/confirmations.json?fact' {
  const file: import('./schema/fact-schema.ts').Facts['confirmations'];
  export default file;
}
declare module '*/contact.json?fact' {
  const file: import('./schema/fact-schema.ts').Facts['contact'];
  export default file;
}
declare module '*/hours.json?fact' {
  export const hours: import('./schema/fact-schema.ts').Facts['hours']['hours'];
  export const holidays: import('./schema/fact-schema.ts').Facts['hours']['holidays'];
  export const saturdays: import('./schema/fact-schema.ts').Facts['hours']['saturdays'];
  export const byAppointment: import('./schema/fact-schema.ts').Facts['hours']['byAppointment'];
}
declare module '*/further-services.json?fact' {
  export const services: import('./schema/fact-schema.ts').Facts['further-services']['services'];
}
declare module '*/identity.json?fact' {
  export const name: import('./schema/fact-schema.ts').Facts['identity']['name'];
  export const shortName: import('./schema/fact-schema.ts').Facts['identity']['shortName'];
  export const logo: import('./schema/fact-schema.ts').Facts['identity']['logo'];
  export const registrations: import('./schema/fact-schema.ts').Facts['identity']['registrations'];
  export const reviews: import('./schema/fact-schema.ts').Facts['identity']['reviews'];
}
declare module '*/insurers.json?fact' {
  export const insurers: import('./schema/fact-schema.ts').Facts['insurers']['insurers'];
}
declare module '*/licence.json?fact' {
  const file: import('./schema/fact-schema.ts').Facts['licence'];
  export default file;
}
declare module '*/notices.json?fact' {
  export const notices: import('./schema/fact-schema.ts').Facts['notices']['notices'];
}
declare module '*/passport-charge.json?fact' {
  export const passportCharge: import('./schema/fact-schema.ts').Facts['passport-charge']['passportCharge'];
  export const kinds: import('./schema/fact-schema.ts').Facts['passport-charge']['kinds'];
  export const payment: import('./schema/fact-schema.ts').Facts['passport-charge']['payment'];
}
declare module '*/people.json?fact' {
  export const people: import('./schema/fact-schema.ts').Facts['people']['people'];
}
declare module '*/premises.json?fact' {
  const file: import('./schema/fact-schema.ts').Facts['premises'];
  export default file;
}
declare module '*/social.json?fact' {
  const file: import('./schema/fact-schema.ts').Facts['social'];
  export default file;
}
