/** How visitors reach the office; what is empty is drawn as a marked sample, or left out. */
export const contact = officeFacts.contact;
