/** What differs per deployment, as the site uses it: what the owner's settings come to. */
import type { deploymentFrom } from './schema/settings.ts';

type Deployment = ReturnType<typeof deploymentFrom>;

/** What `settingsPlugin` hands over. */
declare const builtDeployment: Deployment | undefined;

/** The deployment that this build is for; tools, which read the settings, do not ask here. */
export const deployment: Partial<Deployment> & Pick<Deployment, 'formEndpoint' | 'keepsPages'> =
  typeof builtDeployment === 'undefined' ? { formEndpoint: '', keepsPages: true } : builtDeployment;
