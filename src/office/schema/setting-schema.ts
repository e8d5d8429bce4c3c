/** What must be right in the owner's settings: one rule for each kind of value. Tools alone read it, as the schema of the facts. */
import type { z } from 'zod';
import { fittingServices, reasonAgainstService } from '../form-services.ts';
import { hstsScopes, isThisMachine, settings, type Environment, type Setting, type SettingName } from '../settings.ts';
import { faultsOf, oneOf, sentenceOf, text } from './values.ts';

const like = (example: string) => `. Write it like ${example}.`;

/** A host as registries name it; other signs, which an address may hold, would end a rule of the security policy. */
const host = /^(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[::1\])$/;

/** An address to which browsers send safely, and without a password. */
function safeUrl(value: string): URL | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(value));
  return isSafe && host.test(url.hostname) && !url.username && !url.password ? url : undefined;
}

function endpointFault(value: string): string | undefined {
  const url = safeUrl(value);
  if (!url)
    return `no https:// address (http:// only on localhost) without user and password${like('https://formspree.io/f/abcdefgh')}`;
  const reason = reasonAgainstService(url);
  return reason && `where no message would arrive: ${reason}. Take one of these: ${fittingServices.join(', ')}.`;
}

const kinds: Readonly<Record<Setting['kind'], z.ZodType<string>>> = {
  origin: text((value) => {
    const url = safeUrl(value);
    return (
      url?.href !== `${url?.origin}/` && `not https:// and a host without a path${like('https://advisory.example')}`
    );
  }),
  endpoint: text(endpointFault),
  months: text((value) => !/^[1-9]\d{0,2}$/.test(value) && `no whole number of months${like('12')}`),
  switch: oneOf(['off']),
  hsts: oneOf(hstsScopes),
  text: text(),
};

/** Every setting that is malformed or still an example, as one sentence with its place; empty when the build may start. */
export function settingFaults(
  environment: Environment,
  placeOf: (name: SettingName) => string = () => '.env',
): string[] {
  return (Object.keys(settings) as SettingName[]).flatMap((name) => {
    const value = environment[name]?.trim();
    const { kind, purpose } = settings[name];
    return value
      ? faultsOf(kinds[kind], value).map((fault) => `${placeOf(name)}: ${name} (${purpose}) ${sentenceOf(fault)}`)
      : [];
  });
}
