/**
 * `npm run ready`: reports what the owner must still supply or decide; exit status 1 while something essential is
 * missing. `-- --send` sends a test message through the service that collects messages instead; exit status 1 when
 * visitors' would not arrive.
 */
import { withSamples } from '../office/samples.ts';
import { deploymentFrom, ownCollector, readSettings } from '../office/schema/settings.ts';
import { commandOptions, runCommand } from '../setup/command-options.ts';
import { readOffice } from '../setup/read-office.ts';
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
  const { email } = withSamples(readOffice(root).contact);
  console.log(await sendTestMessage({ endpoint: formEndpoint, origin: siteUrl, email: email.value }));
}

const { values } = commandOptions('npm run ready', { options: { send: { type: 'boolean' } } });
await runCommand(values.send ? send : report);
