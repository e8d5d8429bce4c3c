/** Under which licence the office sells insurance. */
import file from './licence.json?fact';

export const licence = file;
