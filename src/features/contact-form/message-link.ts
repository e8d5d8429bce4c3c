/** The other ways to send what stands in the form: its text goes into a link only when that link is tapped. */

/**
 * Characters that the text may have in an address, to which its beginning adds some hundreds. Whoever takes addresses should take 8,000
 * (RFC 9110, section 4.1), but Gmail has refused mail links of 6,400 (https://github.com/defund12/defund12.org/issues/893).
 */
const longest = 5500;

// Half of a surrogate pair cannot be encoded, and mail wants its lines ended as RFC 6068, section 5, says.
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
const asMail = (text: string) => text.replace(/\r?\n/g, '\r\n');
const sizeOf = (text: string) => encode(asMail(text)).length;

/** The text, or where it takes more than `room` as much of its beginning as leaves room for the ending. */
function shortened(text: string, room: number, ending: string): string {
  if (sizeOf(text) <= room) return text;
  let size = sizeOf(ending);
  let end = 0;
  for (const character of text) {
    size += sizeOf(character);
    if (size > room) break;
    end += character.length;
  }
  return text.slice(0, end) + ending;
}

/**
 * The typed text as a message; each line of `lines` names a field and holds `%` where its value goes. Empty fields are left out.
 * A message too long for an address is cut, which `lines.cut` then says; who writes stays.
 */
export function messageText(typed: Readonly<Record<string, string>>, lines: Readonly<Record<string, string>>): string {
  const { message = '' } = typed;
  const details = Object.entries(lines).flatMap(([field, line]) => {
    const value = typed[field]?.trim();
    return value ? [line.replace('%', () => value)] : [];
  });
  const sender = shortened(details.join('\n'), longest / 2, '…');
  const text = shortened(message, longest - sizeOf(`\n\n${sender}`), `…\n\n${lines.cut}`);
  return [text, sender].filter(Boolean).join('\n\n');
}

/** The address of a message, `beginning` being all of it up to the text. */
export function messageAddress(beginning: string, message: string): string {
  return beginning + encode(beginning.startsWith('mailto:') ? asMail(message) : message);
}
