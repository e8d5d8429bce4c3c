/** Where complaints about insurers go: addresses and numbers of the official bodies, the same in every language. */
export const complaintBodies = {
  /** Also leads to every insurer's search for unclaimed amounts. */
  bimaBharosa: 'https://bimabharosa.irdai.gov.in',
  /** Toll-free numbers of the regulator's call centre. */
  phones: ['155255', '1800 4254 732'],
  email: 'complaints@irdai.gov.in',
  ombudsman: 'https://www.cioins.co.in',
  commission: 'https://e-jagriti.gov.in',
} as const;
