/** Where the office is on social networks: the https:// address of its page, 'none' where it has none, '' while that is undecided. */
export const social = {
  Facebook: '',
  Instagram: '',
  YouTube: '',
  LinkedIn: '',
};
