/** The office's page at each network, 'none' where it has none, empty while that is undecided. */
export const social = officeFacts.social;
