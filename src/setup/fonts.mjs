// @ts-check
/** Whether the machine can draw Gujarati and Devanagari: without these fonts a browser draws boxes, and tests of the layout would measure those. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Each script with the language code that fontconfig asks by and the start of its font's file name. */
const scripts = [
  { name: 'Gujarati', language: 'gu', file: 'NotoSansGujarati' },
  { name: 'Devanagari', language: 'hi', file: 'NotoSansDevanagari' },
];

const fontFolders = ['/usr/share/fonts', '/usr/local/share/fonts', join(homedir(), '.fonts'), join(homedir(), '.local/share/fonts')];

/** @param {string} language */
function knownToFontconfig(language) {
  const { status, stdout } = spawnSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' });
  return status === 0 && stdout.includes('Noto');
}

/**
 * @param {string} start
 * @param {readonly string[]} folders
 */
function standsInFolder(start, folders) {
  return folders.some((folder) => existsSync(folder) && readdirSync(folder, { recursive: true }).some((file) => `/${file}`.includes(`/${start}`)));
}

/**
 * Names of the scripts that no Noto font on this machine covers.
 * @param {readonly string[]} [folders] searched where fontconfig does not answer
 * @param {(language: string) => boolean} [known]
 */
export function missingScripts(folders = fontFolders, known = knownToFontconfig) {
  return scripts.filter(({ language, file }) => !known(language) && !standsInFolder(file, folders)).map(({ name }) => name);
}
