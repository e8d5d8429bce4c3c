/** What is said in every language of the site, by the code of the language. */
export type InLanguages = Readonly<Record<string, string>>;
