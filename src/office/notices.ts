/** What visitors must know for some days; each stands on the front page and on contact, and nobody sees it before. */
import { notices } from './notices.json?fact';

export { notices };
