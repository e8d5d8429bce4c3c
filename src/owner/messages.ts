/** `npm run messages`: what the contact form has collected on this machine, oldest first, and where messages go. */
import { deploymentFrom } from '../office/deployment.ts';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { messagesFile, type StoredMessage } from '../hosting/collector.ts';
import { commandOptions } from '../setup/command-options.ts';
import { readEnvironment } from '../setup/environment.ts';

const time = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

// What a stranger typed must not steer the terminal or turn its lines around; joiners stay, Indic letters need them.
const steering = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** One line of the file as lines for a terminal. @throws {Error} when it is no message */
export function showMessage(line: string): string {
  const { receivedAt, language, name, email, phone, message }: StoredMessage = JSON.parse(line);
  return [
    `${time.format(new Date(receivedAt))} (${language})`,
    `  ${[name, email, phone].filter(Boolean).join(' · ')}`,
    ...message.split(/\r?\n/).map((each) => `    ${each}`),
  ]
    .map((each) => each.replace(steering, ' '))
    .join('\n');
}

if (import.meta.main) {
  commandOptions('npm run messages', {});
  const lines = existsSync(messagesFile) ? readFileSync(messagesFile, 'utf8').trim().split('\n') : [];
  for (const [index, line] of lines.entries()) {
    try {
      console.log(`${showMessage(line)}\n`);
    } catch {
      console.error(
        `${messagesFile}:${index + 1}: this line is no message and cannot be shown. Look with an editor.\n`,
      );
    }
  }
  const { formService } = deploymentFrom(readEnvironment(resolve(import.meta.dirname, '../..')));
  console.log(
    formService
      ? `Messages from the site go to ${formService}, because VITE_FORM_ENDPOINT says so; npm run ready -- --send tries it out.`
      : `${lines.length} in ${messagesFile}; VITE_FORM_ENDPOINT is unset, so only this machine collects messages.`,
  );
}
