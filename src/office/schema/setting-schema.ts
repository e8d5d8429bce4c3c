/** What must be right in the owner's settings: one rule for each kind of value. Tools alone read it, as the schema of the facts. */
import type { z } from 'zod';
import { fittingServices, reasonAgainstService } from '../form-services.ts';
import { hstsScopes, isThisMachine, settings, type Environment, type Setting, type SettingName } from '../settings.ts';
import { told } from '../../messages/messages.ts';
import { faultsOf, oneOf, text, type Judge } from './values.ts';

/** A host as registries name it; other signs, which an address may hold, would end a rule of the security policy. */
const host = /^(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[::1\])$/;

/** An address to which browsers send safely, and without a password. */
function safeUrl(value: string) {
  const url = URL.parse(value);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(value));
  return isSafe && host.test(url.hostname) && !url.username && !url.password ? url : null;
}

const endpointFault: Judge<string> = (value) => {
  const url = safeUrl(value);
  if (!url) return 'form-address';
  const reason = reasonAgainstService(url);
  return reason && ['form-service', { reason, services: fittingServices.join(', ') }];
};

const kinds: Readonly<Record<Setting['kind'], z.ZodType<string>>> = {
  origin: text((value) => {
    const url = safeUrl(value);
    return url?.href !== `${url?.origin}/` && 'site-address';
  }),
  endpoint: text(endpointFault),
  months: text((value) => !/^[1-9]\d{0,2}$/.test(value) && 'months'),
  switch: oneOf(['off']),
  hsts: oneOf(hstsScopes),
  text: text(),
};

/** Every setting that is malformed or still an example, told with its place; empty when the build may start. */
export function settingFaults(
  environment: Environment,
  placeOf: (name: SettingName) => string = () => '.env',
): string[] {
  return (Object.keys(settings) as SettingName[]).flatMap((name) => {
    const value = environment[name]?.trim();
    const { kind, purpose } = settings[name];
    return value
      ? faultsOf(kinds[kind], value).map(({ message: { en, gu, hi } }) =>
          told({ en: `${name} (${purpose}) ${en}`, gu: `${name}: ${gu}`, hi: `${name}: ${hi}` }, `${placeOf(name)}: `),
        )
      : [];
  });
}
