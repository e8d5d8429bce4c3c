/** The owner's files, judged and whole by the schema; `setup/plugins/office-plugin.ts` puts into the place of each what it holds. */
declare const officeFacts: import('./schema/fact-schema.ts').Facts;
