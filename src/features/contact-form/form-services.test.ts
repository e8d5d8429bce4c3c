/** Every service of the README's table, as its documentation describes it, takes the form's message or is known not to. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fittingServices, reasonAgainstService } from '../../office/form-services.ts';
import { sendTestMessage } from '../../owner/test-message.ts';
import { serveContract, serviceContracts, type MockService, type ServiceContract } from '../../test/form-services.ts';
import { isRefusal } from './collector-errors.ts';
import { postMessage } from './post-message.ts';

const message = { name: 'Asha', email: 'asha@example.com', phone: '', message: 'Please call me' };
const readme = readFileSync(join(import.meta.dirname, '../../hosting/README.md'), 'utf8');

async function withService<Result>(
  contract: ServiceContract,
  act: (service: MockService) => Promise<Result>,
): Promise<Result> {
  const service = await serveContract(contract);
  try {
    return await act(service);
  } finally {
    await service.close();
  }
}

const outcomeAt = ({ url }: MockService) => postMessage(url, message, AbortSignal.timeout(15_000));

const fitting = serviceContracts.filter(({ isFitting }) => isFitting);

test.each(serviceContracts)(
  '$name takes messages, from React and from the browser, or visitors are told',
  async (contract) => {
    const { isFitting, host, accepted, refused, leads } = contract;
    await withService(contract, async (service) => {
      const { url, arrived } = service;
      expect((await outcomeAt(service)).kind).toBe(isFitting ? 'sent' : 'problem');
      expect(arrived.map(({ values }) => values)).toEqual(isFitting ? [message] : []);
      const verdict = await sendTestMessage({
        endpoint: url,
        origin: 'https://advisory.example',
        email: 'office@example.com',
        today: new Date(),
      });
      expect(verdict.arrives).toBe(isFitting);
      if (!isFitting) return;
      const next = 'https://advisory.example/thank-you';
      const body = new URLSearchParams({ ...message, _next: next });
      const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
      expect(arrived.at(-1)?.values).toEqual({ ...message, _next: next });
      expect({ json: null, _next: next, 'own page': '/thanks' }[leads]).toBe(answer.headers.get('Location'));
      // Taken at its word, also where it says no in an ok answer.
      expect(isRefusal(JSON.stringify(accepted.body))).toBe(false);
      expect(isRefusal(JSON.stringify(refused))).toBe(JSON.stringify(refused) !== '{}');
      expect(reasonAgainstService(new URL(`https://${host}/f/a`))).toBeUndefined();
    });
  },
);

test('what Formspree says of a field is shown to the visitor', async () => {
  const [formspree] = serviceContracts;
  if (!formspree) throw new Error('src/test/form-services.ts is empty.');
  const outcome = await withService({ ...formspree, requires: ['reference'] }, outcomeAt);
  expect(outcome).toEqual({ kind: 'refused', errors: [{ code: 'TYPE_EMAIL', message: 'should be an email' }] });
});

test.each(serviceContracts)(
  'the table of the README says of $name what is tried here',
  ({ name, documentation, isFitting }) => {
    const row = readme.split('\n').find((line) => line.startsWith(`| [${name}](${documentation}) |`));
    expect(row?.split('|')[2]?.trim()).toBe(isFitting ? 'yes' : 'no');
  },
);

test('services that are named to the owner fit', () => {
  expect(fitting.map(({ name }) => name)).toEqual(expect.arrayContaining([...fittingServices]));
});
