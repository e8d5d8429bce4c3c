/** What the office helps with besides insurance, passports and claims. */
import { services as furtherServices } from './further-services.json?fact';

export { furtherServices };

/** Fragment of the contact page at which one of them stands, counted from 0. */
export const furtherServiceId = (position: number) => `further-${position + 1}`;
