/** The other ways to send what stands in the form: its text goes into a link only when that link is tapped. */
import { beginningWithin } from '../../values/beginning-within.ts';

/**
 * Characters that an address may have. Windows opens no mail link of more than 2,048
 * (https://github.com/ucam-department-of-psychiatry/camcops/issues/180); whoever takes other addresses should take
 * 8,000 (RFC 9110, section 4.1).
 */
const longestOf = (beginning: string) => (beginning.startsWith('mailto:') ? 2000 : 5500);

// Half of a surrogate pair cannot be encoded, and mail wants its lines ended as RFC 6068, section 5, says.
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
const asMail = (text: string) => text.replace(/\r?\n/g, '\r\n');
const sizeOf = (text: string) => encode(asMail(text)).length;

/** The text, or where it takes more than `room` as much of its beginning as leaves room for the ending. */
function shortened(text: string, room: number, ending: string): string {
  return sizeOf(text) <= room ? text : beginningWithin(text, room - sizeOf(ending), sizeOf) + ending;
}

/**
 * The address of what was typed as a message, `beginning` being all of it up to the text; each line of `lines` names a
 * field and holds `%` where its value goes. Empty fields are left out. A message too long for an address is cut, which
 * `lines.cut` then says; who writes stays.
 */
export function messageAddress(
  beginning: string,
  typed: Readonly<Record<string, string>>,
  lines: Readonly<Record<string, string>>,
): string {
  const room = longestOf(beginning) - beginning.length;
  const { message = '' } = typed;
  const details = Object.entries(lines).flatMap(([field, line]) => {
    const value = typed[field]?.trim();
    return value ? [line.replace('%', () => value)] : [];
  });
  const sender = shortened(details.join('\n'), room / 3, '…');
  const text = shortened(message, room - sizeOf(`\n\n${sender}`), `…\n\n${lines.cut}`);
  const whole = [text, sender].filter(Boolean).join('\n\n');
  return beginning + encode(beginning.startsWith('mailto:') ? asMail(whole) : whole);
}
