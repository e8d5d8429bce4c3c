/** `npm run messages`: shows what the contact form has collected on this machine, oldest first, and says where messages go. */
import { relative, resolve } from 'node:path';
import { messagesFile, readMessages, type StoredMessage } from '../hosting/collector/message-store.ts';
import { officeFrom } from '../office/office.ts';
import { commandOptions } from '../setup/command-options.ts';
import { readEnvironment } from '../setup/environment.ts';

const time = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

// What a stranger typed must not steer the terminal or turn its lines around; joiners stay, Indic letters need them.
const steering = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** One message as lines for a terminal. */
export function showMessage({ receivedAt, language, name, email, phone, message }: StoredMessage): string {
  const safe = (text: string) => text.replace(steering, ' ');
  const lines = message.split(/\r?\n/).map((line) => `    ${safe(line)}`);
  return [`${time.format(new Date(receivedAt))} (${language})`, `  ${safe(name)} · ${safe(email)}${phone && ` · ${safe(phone)}`}`, ...lines].join('\n');
}

/** Where messages are, in one or two sentences; `service` is the host of the service that collects them, `place` the file of this machine. */
export function whereMessagesAre(service: string | undefined, count: number, place: string): string {
  if (!service) return count === 0 ? `No message has come in yet; they will be kept in ${place}.` : `${count} in ${place}`;
  const elsewhere = `Messages from the site go to ${service} and the inbox that is set there, because VITE_FORM_ENDPOINT says so; they cannot be shown here.`;
  const here = count === 0 ? '' : ` The ${count} above, in ${place}, came from this machine while no service was set.`;
  return `${elsewhere}${here} npm run ready -- --send tries it out.`;
}

async function show(): Promise<void> {
  const { formService } = officeFrom(readEnvironment(resolve(import.meta.dirname, '../..')));
  const { messages, unreadable } = await readMessages(messagesFile);
  const place = relative(process.cwd(), messagesFile);
  for (const message of messages) console.log(`${showMessage(message)}\n`);
  console.log(whereMessagesAre(formService, messages.length, place));
  const lines = unreadable.length === 1 ? 'is no message' : 'are no messages';
  if (unreadable.length > 0)
    console.error(
      `${place}: line ${unreadable.join(', ')} ${lines} and cannot be shown here: cut short by a crash, or changed by hand. Look with an editor; ` +
      `every other message is above.`,
    );
}

if (import.meta.main) {
  commandOptions('npm run messages', {});
  await show().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
