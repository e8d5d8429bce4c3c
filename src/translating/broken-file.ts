/** Says what keeps a file from being read: how it was saved first, then what is wrong with its JSON. */
import { syntaxParts, type BrokenPart } from './broken-json.ts';

function encodingParts(bytes: Buffer, text: string): BrokenPart[] {
  const unreadable = true;
  if (bytes.length === 0 || text.trim() === '') {
    return [{ offset: 0, what: 'the file is empty', mend: 'Bring the file back from the version before (git checkout), or copy the English file and translate it.', unreadable }];
  }
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff) || bytes.includes(0)) {
    return [{ offset: 0, what: 'the file is saved as UTF-16', mend: 'Save it as “UTF-8” (in Notepad: Save as, Encoding).', unreadable }];
  }
  const spoilt = text.indexOf('\uFFFD');
  if (spoilt >= 0) {
    return [{ offset: spoilt, what: 'letters here are spoilt (�): the file is not saved as UTF-8', mend: 'Type the letters again and save the file as “UTF-8” (in Notepad: Save as, Encoding).', unreadable }];
  }
  const marker = /^(?:<{7} |={7}$|>{7} )/m.exec(text);
  if (marker) {
    return [{ offset: marker.index, what: `git left a conflict here (${marker[0].trim()}): two people changed the same lines`, mend: 'Keep the right one of the two texts and delete the lines with <<<<<<<, ======= and >>>>>>>.', unreadable }];
  }
  return [];
}

function spoiltParts(text: string): BrokenPart[] {
  const parts: BrokenPart[] = [];
  if (text.startsWith('\uFEFF')) {
    parts.push({ offset: 0, what: 'an invisible byte-order mark stands before the first {', mend: 'Save the file as “UTF-8” without BOM, or run npm run check -- --fix.', unreadable: false });
  }
  const lineEnd = text.indexOf('\r');
  if (lineEnd >= 0) {
    parts.push({ offset: lineEnd, what: 'the lines end as Windows ends them (CR LF)', mend: 'Set the editor to line ends “LF”, or run npm run check -- --fix.', unreadable: false });
  }
  return parts;
}

/** Everything that keeps a file from being plain JSON in UTF-8; empty when it is. */
export function brokenParts(bytes: Buffer): BrokenPart[] {
  const text = bytes.toString('utf8');
  const encoding = encodingParts(bytes, text);
  if (encoding.length > 0) return encoding;
  // A space of the same width keeps every offset where it was.
  return [...spoiltParts(text), ...syntaxParts(text.replace(/^\uFEFF/, ' ').replaceAll('\r\n', ' \n'))];
}
