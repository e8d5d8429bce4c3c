/** What differs per deployment, as the site uses it: what the owner's settings come to. */

export interface Deployment {
  /** Origin of the site without a trailing slash; undefined while unset. */
  siteUrl?: string;
  /** Where the contact form posts. */
  formEndpoint: string;
  /**
   * What visitors are told of the outside service that collects messages, its name or else its host; undefined while
   * the office's own collector does.
   */
  formService?: string;
  /** Months after which messages are erased; undefined while the owner has not decided. */
  messagesKeptMonths?: number;
  /** Whether pages are kept on visitors' devices, for reading without a network. */
  keepsPages: boolean;
}

/** What `settingsPlugin` hands over. */
declare const builtDeployment: Deployment | undefined;

/** The deployment that this build is for; tools, which read the settings, do not ask here. */
export const deployment: Deployment =
  typeof builtDeployment === 'undefined' ? { formEndpoint: '', keepsPages: true } : builtDeployment;
