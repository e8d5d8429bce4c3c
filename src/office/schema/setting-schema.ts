/** What must be right in the owner's settings: one rule for each. Tools alone read it, as the schema of the facts. */
import type { z } from 'zod';
import { fittingServices, reasonAgainstService } from '../form-services.ts';
import { hstsScopes, isThisMachine, settings, type Environment, type SettingName } from '../settings.ts';
import { told } from '../../messages/messages.ts';
import { faultsOf, oneOf, text } from './values.ts';
import { parsedUrl } from '../../values/parsed-url.ts';

/** A host as registries name it; other signs, which an address may hold, would end a rule of the security policy. */
const host = /^(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[::1\])$/;

/** An address to which browsers send safely, and without a password. */
function safeUrl(value: string) {
  const url = parsedUrl(value);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(value));
  return isSafe && host.test(url.hostname) && !url.username && !url.password ? url : null;
}

const rules: Readonly<Record<SettingName, z.ZodType<string>>> = {
  VITE_SITE_URL: text((value) => {
    const url = safeUrl(value);
    return url?.href !== `${url?.origin}/` && 'site-address';
  }),
  VITE_FORM_ENDPOINT: text((value) => {
    const url = safeUrl(value);
    if (!url) return 'form-address';
    const reason = reasonAgainstService(url);
    return reason && ['form-service', { reason, services: fittingServices.join(', ') }];
  }),
  VITE_FORM_SERVICE_NAME: text(),
  VITE_MESSAGES_KEPT_MONTHS: text((value) => !/^[1-9]\d{0,2}$/.test(value) && 'months'),
  VITE_OFFLINE: oneOf(['off']),
  VITE_HSTS: oneOf(hstsScopes),
};

/** Every setting that is malformed or still an example, told with its place; empty when the build may start. */
export function settingFaults(environment: Environment, placeOf: (name: string) => string): string[] {
  return Object.entries(rules).flatMap(([name, rule]) => {
    const value = environment[name]?.trim();
    const { [name as SettingName]: purpose } = settings;
    const faults = value ? faultsOf(rule, value) : [];
    return faults.map(({ message: { en, gu, hi } }) =>
      told({ en: `${name} (${purpose}) ${en}`, gu: `${name}: ${gu}`, hi: `${name}: ${hi}` }, `${placeOf(name)}: `),
    );
  });
}
