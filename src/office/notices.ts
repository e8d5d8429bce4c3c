/** What visitors must know for some days; each stands on the front page and on contact, and nobody sees it before. */
export const notices = officeFacts.notices.notices;
