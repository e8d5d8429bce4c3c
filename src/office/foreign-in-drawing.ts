/** What a drawing of the owner's may not hold, though it is made into pixels and never sent as it is. */

/** A program, another document, an address. */
const foreign = [
  /<!(?:doctype|entity)/i,
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|handler|animate\w*|set)\b/i,
  /\son\w+\s*=/i,
  /(?:href|src)\s*=\s*["'](?!#|data:image\/(?:png|jpeg);base64,)[^"']*/i,
  /url\(\s*["']?(?!#)[^)]*/i,
  /@import/i,
];

/** The first of it in the text of an SVG. */
export const foreignIn = (svg: string): string | undefined =>
  foreign.flatMap((pattern) => pattern.exec(svg) ?? [])[0]?.trim();
