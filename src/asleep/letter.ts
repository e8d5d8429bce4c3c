/** The other ways to send what stands in the form: its text goes into a link only when that link is tapped. */

/** The typed text as a letter; each line of `lines` names a field and holds `%` where its value goes. Empty fields are left out. */
export function letterFrom(typed: Readonly<Record<string, string>>, lines: Readonly<Record<string, string>>): string {
  const { message = '' } = typed;
  const details = Object.entries(lines).flatMap(([field, line]) => {
    const value = typed[field]?.trim();
    return value ? [line.replace('%', () => value)] : [];
  });
  return [message, details.join('\n')].filter(Boolean).join('\n\n');
}

/** The address of a letter, `beginning` being all of it up to the text. */
export function letterAddress(beginning: string, letter: string): string {
  // Half of a surrogate pair cannot be encoded, and mail wants its lines ended as RFC 6068, section 5, says.
  const text = letter.replace(/\p{Surrogate}/gu, '\ufffd');
  return beginning + encodeURIComponent(beginning.startsWith('mailto:') ? text.replace(/\r?\n/g, '\r\n') : text);
}
