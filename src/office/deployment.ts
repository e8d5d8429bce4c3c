/** What differs per deployment, as the site uses it. */
import type { Environment, SettingName } from './settings.ts';

/** Path of the office's own message collector, which the local server answers. */
export const ownCollector = '/messages';

/** Reads the settings from an environment that `settingFaults` found well formed. */
export function deploymentFrom(environment: Environment) {
  const optional = (name: SettingName) => environment[name]?.trim() || undefined;
  // As browsers write addresses: a host in capitals or in an Indian script names the same place.
  const address = (name: SettingName) => {
    const value = optional(name);
    return value && new URL(value).href;
  };
  const endpoint = address('VITE_FORM_ENDPOINT');
  return {
    /** Origin of the site without a trailing slash; undefined while unset. */
    siteUrl: address('VITE_SITE_URL')?.replace(/\/$/, ''),
    /** Where the contact form posts. */
    formEndpoint: endpoint ?? ownCollector,
    /** What visitors are told of the outside service that collects messages, its name or else its host; undefined while the office's own collector does. */
    formService: endpoint && (optional('VITE_FORM_SERVICE_NAME') ?? new URL(endpoint).host),
    /** Months after which messages are erased; undefined while the owner has not decided. */
    messagesKeptMonths: Number(optional('VITE_MESSAGES_KEPT_MONTHS')) || undefined,
    /** Whether pages are kept on visitors' devices, for reading without a network. */
    keepsPages: optional('VITE_OFFLINE') !== 'off',
  };
}

/** The deployment that this build is for. */
export const deployment = deploymentFrom(import.meta.env ?? {});
