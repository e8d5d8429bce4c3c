/** What stands in for the ways to reach the office until its owner has written them. */

/** Drawn with a 'sample' mark. */
export const samples = {
  phone: '+91 98000 00000',
  email: 'office@example.com',
  whatsapp: '+91 98000 00000',
} as const;

type Way = keyof typeof samples;

/** A fact that the owner sets; `isSample` is true while the committed sample stands in for it. */
export interface Fact {
  value: string;
  isSample: boolean;
}

export function withSamples(written: Readonly<Record<Way, string>>) {
  const fact = (name: Way): Fact => ({ value: written[name] || samples[name], isSample: !written[name] });
  return { phone: fact('phone'), email: fact('email'), whatsapp: fact('whatsapp') };
}
