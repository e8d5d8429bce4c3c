/** The office's page at each network, 'none' where it has none, empty while that is undecided. */
import file from './social.json?fact';

export const social = file;
