/**
 * Numbers and addresses of the State that pages name: emergencies, the passport site, and where complaints about
 * insurers go.
 */

/** Police, ambulance and fire brigade in all of India. */
export const emergencyNumber = '112';

/** An ambulance alone, in Gujarat. */
export const ambulanceNumber = '108';

/** Named wherever the office says that it is not the government. */
export const officialPassportSite = 'https://www.passportindia.gov.in';

/** Official bodies above the insurers. */
export const complaintBodies = {
  /** Also leads to every insurer's search for unclaimed amounts. */
  bimaBharosa: 'https://bimabharosa.irdai.gov.in',
  /** Toll-free numbers of the regulator's call centre. */
  phones: ['155255', '1800 4254 732'],
  email: 'complaints@irdai.gov.in',
  ombudsman: 'https://www.cioins.co.in',
  commission: 'https://e-jagriti.gov.in',
} as const;

/** Sites of the government at which cover is looked for and asked for. */
export const governmentSites = {
  /** Forms of the two schemes whose premiums stand in passbooks. */
  janSuraksha: 'https://www.jansuraksha.gov.in',
  /** Where the Ayushman card is made. */
  ayushman: 'https://beneficiary.nha.gov.in',
} as const;

/** Answers questions about the Ayushman card. */
export const ayushmanHelpline = '14555';
