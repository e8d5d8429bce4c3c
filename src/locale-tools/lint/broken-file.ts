/** Says what keeps a file from being read: how it was saved first, then what is wrong with its JSON. */
import { syntaxParts, type BrokenPart } from './broken-json.ts';

function unreadable(offset: number, what: string, mend: string): BrokenPart {
  return { offset, what, mend, unreadable: true };
}

function spoilt(offset: number, what: string, mend: string): BrokenPart {
  return { offset, what, mend, unreadable: false };
}

const asUtf8 = 'save it as “UTF-8” (in Notepad: Save as, Encoding)';

/** How the file was saved, when that alone keeps it from being read. */
function encodingPart(bytes: Buffer, text: string): BrokenPart | undefined {
  if (text.trim() === '') {
    return unreadable(0, 'the file is empty', 'Bring back the version before (git checkout), or copy the English file and translate it.');
  }
  if (bytes.includes(0)) return unreadable(0, 'the file is saved as UTF-16', `Open it and ${asUtf8}.`);
  const letter = text.indexOf('\uFFFD');
  if (letter >= 0) {
    return unreadable(letter, 'letters here are spoilt (�): the file is not saved as UTF-8', `Type the letters again and ${asUtf8}.`);
  }
  const marker = /^(?:<{7} |={7}$|>{7} )/m.exec(text);
  if (!marker) return undefined;
  return unreadable(
    marker.index,
    `git left a conflict here (${marker[0].trim()}): two people changed the same lines`,
    'Keep the right one of the two texts and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  );
}

function savedParts(text: string): BrokenPart[] {
  const parts: BrokenPart[] = [];
  if (text.startsWith('\uFEFF')) {
    parts.push(spoilt(0, 'an invisible byte-order mark stands before the first {', 'Save the file as “UTF-8” without BOM, or run npm run check -- --fix.'));
  }
  const lineEnd = text.indexOf('\r');
  if (lineEnd >= 0) {
    parts.push(spoilt(lineEnd, 'the lines end as Windows ends them (CR LF)', 'Set the editor to line ends “LF”, or run npm run check -- --fix.'));
  }
  return parts;
}

/** Everything that keeps a file from being plain JSON in UTF-8; empty when it is. */
export function brokenParts(bytes: Buffer): BrokenPart[] {
  const text = bytes.toString('utf8');
  const encoding = encodingPart(bytes, text);
  if (encoding) return [encoding];
  // A space of the same width keeps every offset where it was.
  return [...savedParts(text), ...syntaxParts(text.replace(/^\uFEFF/, ' ').replaceAll('\r\n', ' \n'))];
}
