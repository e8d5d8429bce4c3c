/** The encodings that compressed files stand in beside the originals, the smaller first. */
export const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number]['name'];

/** Whether an `Accept-Encoding` header admits an encoding (RFC 9110, section 12.5.3). */
function admits(header: string, encoding: Encoding): boolean {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    weights.set(name, Number(weight));
  }
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}

/** The smallest encoding among those at hand that the visitor's browser takes; undefined for the plain file. */
export function chooseEncoding(header: string | undefined, available: { has(encoding: Encoding): boolean }): Encoding | undefined {
  return encodings.find(({ name }) => available.has(name) && header !== undefined && admits(header, name))?.name;
}
