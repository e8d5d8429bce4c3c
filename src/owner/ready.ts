/**
 * `npm run ready`: reports what the owner must still supply or decide; exit status 1 while something essential is missing.
 * `-- --send` sends a test message through the service that collects messages instead; exit status 1 when visitors' would not arrive.
 * `-- --site <address>` asks the host of the published site whether it serves it whole; exit status 1 when it does not.
 */
import { withSamples } from '../office/samples.ts';
import { deploymentFrom, ownCollector, readSettings } from '../office/schema/settings.ts';
import { commandOptions, runCommand } from '../setup/command-options.ts';
import { readFacts } from '../setup/read-facts.ts';
import { hostFaults } from './published-site.ts';
import { developmentOrigin } from '../site/absolute-address.ts';
import { readinessOf } from './readiness-of-project.ts';
import { reportOn } from './readiness-report.ts';
import { sendTestMessage } from './test-message.ts';
import { root } from '../setup/project-root.ts';

function report(): void {
  const points = readinessOf(root, readSettings(root));
  console.log(reportOn(points));
  if (points.some((point) => point.isEssential)) process.exitCode = 1;
}

async function send(): Promise<void> {
  const { formEndpoint, siteUrl = developmentOrigin } = deploymentFrom(readSettings(root));
  if (formEndpoint === ownCollector) {
    throw new Error(
      'VITE_FORM_ENDPOINT is unset, so there is nowhere to send a test message, and on a published site every message would fail. Set it to a ' +
        'service: src/hosting/README.md, “Where messages arrive”, names some.',
    );
  }
  const { email } = withSamples(readFacts(root).contact);
  console.log(await sendTestMessage({ endpoint: formEndpoint, origin: siteUrl, email: email.value }));
}

async function askHost(address: string): Promise<void> {
  const { origin } = URL.parse(address.includes('://') ? address : `https://${address}`) ?? {};
  if (!origin)
    throw new Error(`${address} is no address, so nothing was asked. Write it like https://advisory.example`);
  const faults = await hostFaults(origin, deploymentFrom(readSettings(root)));
  const remedy =
    'Upload the whole of the newest dist. Apache and LiteSpeed take the rest from its .htaccess, a hidden file that some programs leave out; Netlify ' +
    'and Cloudflare Pages from _headers and _redirects. For other hosts see src/hosting/README.md.';
  if (faults.length > 0) throw new Error([...faults, '', remedy].join('\n'));
  console.log(`${origin} serves the site as it should.`);
}

const { values } = commandOptions('npm run ready', {
  options: { send: { type: 'boolean' }, site: { type: 'string' } },
});
const { site } = values;
await runCommand(() => (site === undefined ? (values.send ? send : report)() : askHost(site)));
