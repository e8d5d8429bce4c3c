/** Sites of the government and the regulator at which cover is looked for and asked for, the same in every language. */
export const governmentSites = {
  /** Forms of the two schemes whose premiums stand in passbooks. */
  janSuraksha: 'https://www.jansuraksha.gov.in',
  /** Where the Ayushman card is made. */
  ayushman: 'https://beneficiary.nha.gov.in',
} as const;

/** Answers questions about the Ayushman card. */
export const ayushmanHelpline = '14555';
