/** The owner's files as `setup/plugins/office-plugin.ts` hands them to the site: judged, and whole by the schema. */
type Office = import('./schema/fact-schema.ts').Facts;

declare module '*/confirmations.json?fact' {
  const file: Office['confirmations'];
  export = file;
}
declare module '*/contact.json?fact' {
  const file: Office['contact'];
  export = file;
}
declare module '*/hours.json?fact' {
  const file: Office['hours'];
  export = file;
}
declare module '*/further-services.json?fact' {
  const file: Office['further-services'];
  export = file;
}
declare module '*/identity.json?fact' {
  const file: Office['identity'];
  export = file;
}
declare module '*/insurers.json?fact' {
  const file: Office['insurers'];
  export = file;
}
declare module '*/licence.json?fact' {
  const file: Office['licence'];
  export = file;
}
declare module '*/notices.json?fact' {
  const file: Office['notices'];
  export = file;
}
declare module '*/passport-charge.json?fact' {
  const file: Office['passport-charge'];
  export = file;
}
declare module '*/people.json?fact' {
  const file: Office['people'];
  export = file;
}
declare module '*/premises.json?fact' {
  const file: Office['premises'];
  export = file;
}
declare module '*/social.json?fact' {
  const file: Office['social'];
  export = file;
}
