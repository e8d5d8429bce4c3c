/**
 * The owner's settings, which differ per deployment: what may stand in each, where they are read, and what they come
 * to. Tools alone read it; pages have the last from `deployment`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { formatMessage, formatReport, messageOf } from '../../messages/format-message.ts';
import { parsedUrl } from '../../values/parsed-url.ts';
import type { Deployment } from '../deployment.ts';
import { fittingServices, reasonAgainstService } from '../form-services.ts';
import { faultsOf, oneOf, sentenceOf, text, textUnlessEmpty } from './kinds.ts';

/** Path of the office's own message collector, which the local server answers. */
export const ownCollector = '/messages';

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether an address leads to the machine on which it is opened, where a published site finds nothing. */
export function isThisMachine(address: string): boolean {
  return loopback.test(parsedUrl(address)?.hostname ?? '');
}

/** A host as registries name it; other signs, which an address may hold, would end a rule of the security policy. */
const host = /^(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[::1\])$/;

/** An address to which browsers send safely, and without a password. */
function safeUrl(value: string) {
  const url = parsedUrl(value);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(value));
  return isSafe && host.test(url.hostname) && !url.username && !url.password ? url : null;
}

/** What each variable may be, and what the site does with it; an empty one counts as unset. */
const schema = z.object({
  VITE_SITE_URL: textUnlessEmpty((value) => {
    const url = safeUrl(value);
    return url?.href !== `${url?.origin}/` && 'site-address';
  }),
  VITE_FORM_ENDPOINT: textUnlessEmpty((value) => {
    const url = safeUrl(value);
    if (!url) return 'form-address';
    const reason = reasonAgainstService(url);
    return reason && ['form-service', { reason, services: fittingServices.join(', ') }];
  }),
  VITE_FORM_SERVICE_NAME: text(),
  VITE_MESSAGES_KEPT_MONTHS: textUnlessEmpty((value) => !/^[1-9]\d{0,2}$/.test(value) && 'months'),
  VITE_OFFLINE: oneOf(['', 'off']),
});

export type Settings = z.output<typeof schema>;
export type SettingName = keyof Settings;

export const settingNames = Object.keys(schema.shape) as SettingName[];

/** Where the settings of the project in a folder stand. */
export const envFileOf = (root: string) => join(root, '.env');

/**
 * From `.env` in a folder, and from the environment, which comes first.
 * @throws {Error} with one list of everything that is malformed
 */
export function readSettings(root: string): Settings {
  const file = envFileOf(root);
  const content = existsSync(file) ? readFileSync(file, 'utf8').replace(/^\uFEFF/, '') : '';
  const written = parseEnv(content);
  const lines = content.split('\n').map((line) => line.trim());
  const placeOf = (name: string) =>
    process.env[name] === undefined
      ? `.env:${lines.findIndex((line) => line.includes(name) && !line.startsWith('#')) + 1}: `
      : 'the environment: ';
  const given = { ...written, ...process.env };
  const settings = Object.fromEntries(settingNames.map((name) => [name, given[name]?.trim() ?? '']));
  // Other names are other programs', such as PORT.
  const unknown = Object.keys(written)
    .filter((name) => /^vite/i.test(name) && !(name in settings))
    .map((name) => formatMessage(messageOf('unknown-setting', { name }), placeOf(name)));
  const malformed = faultsOf(schema, settings).map((fault) =>
    formatMessage(sentenceOf(fault), placeOf(String(fault.path[0]))),
  );
  if (unknown.length + malformed.length > 0)
    throw new Error(formatReport(messageOf('faulty-settings'), [...unknown, ...malformed]));
  return schema.parse(settings);
}

/** What the settings come to, for pages and for hosts. */
export function deploymentFrom(settings: Partial<Settings>) {
  // As browsers write addresses: a host in capitals or in an Indian script names the same place.
  const [site, form] = [settings.VITE_SITE_URL, settings.VITE_FORM_ENDPOINT].map((address) =>
    address ? new URL(address) : undefined,
  );
  return {
    siteUrl: site?.origin,
    formEndpoint: form?.href ?? ownCollector,
    /** Origin of the outside service that collects messages; undefined while the office's own collector does. */
    formOrigin: form?.origin,
    formService: form && (settings.VITE_FORM_SERVICE_NAME || form.host),
    messagesKeptMonths: Number(settings.VITE_MESSAGES_KEPT_MONTHS) || undefined,
    keepsPages: settings.VITE_OFFLINE !== 'off',
  } satisfies Deployment & Record<string, unknown>;
}
