/** What the office helps with besides insurance, passports and claims. */
export const furtherServices = officeFacts['further-services'].services;

/** Fragment of the contact page at which one of them stands, counted from 0. */
export const furtherServiceId = (position: number) => `further-${position + 1}`;
