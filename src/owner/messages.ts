/** `npm run messages`: shows what the contact form has collected on this machine, oldest first. */
import { relative } from 'node:path';
import { messagesFile, readMessages, type StoredMessage } from '../hosting/collector/message-store.ts';
import { commandOptions } from '../setup/command-options.ts';

const time = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

// What a stranger typed must not steer the terminal or turn its lines around; joiners stay, Indic letters need them.
const steering = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** One message as lines for a terminal. */
export function showMessage({ receivedAt, language, name, email, phone, message }: StoredMessage): string {
  const safe = (text: string) => text.replace(steering, ' ');
  const lines = message.split(/\r?\n/).map((line) => `    ${safe(line)}`);
  return [`${time.format(new Date(receivedAt))} (${language})`, `  ${safe(name)} · ${safe(email)}${phone && ` · ${safe(phone)}`}`, ...lines].join('\n');
}

if (import.meta.main) {
  commandOptions('npm run messages', {});
  const { messages, unreadable } = await readMessages(messagesFile);
  const place = relative(process.cwd(), messagesFile);
  for (const message of messages) console.log(`${showMessage(message)}\n`);
  console.log(messages.length === 0 ? `No message has come in yet; they will be kept in ${place}.` : `${messages.length} in ${place}`);
  const lines = unreadable.length === 1 ? 'is no message' : 'are no messages';
  if (unreadable.length > 0)
    console.error(
      `${place}: line ${unreadable.join(', ')} ${lines} and cannot be shown here: cut short by a crash, or changed by hand. Look with an editor; ` +
      `every other message is above.`,
    );
}
