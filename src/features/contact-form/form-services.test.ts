/** Every service of the README's table, as its documentation describes it, takes the form's message or is known not to. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
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
const unfitting = serviceContracts.filter(({ isFitting }) => !isFitting);

describe.each(fitting)('$name', (contract) => {
  test('takes the message as the form sends it, with its four keys alone', async () => {
    await withService(contract, async (service) => {
      expect(await outcomeAt(service)).toEqual({ kind: 'sent' });
      expect(service.arrived.map(({ values }) => values)).toEqual([message]);
    });
  });

  test('takes the form that a browser posts by itself, and leads on as the README says', async () => {
    await withService(contract, async ({ url, arrived }) => {
      const next = 'https://advisory.example/thank-you';
      const answer = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ ...message, _next: next }),
        redirect: 'manual',
      });
      expect(arrived.map(({ values }) => values)).toEqual([{ ...message, _next: next }]);
      expect({ json: null, _next: next, 'own page': '/thanks' }[contract.leads]).toBe(answer.headers.get('Location'));
    });
  });

  test('is taken at its word, also where it says no in an ok answer', () => {
    expect(isRefusal(JSON.stringify(contract.accepted.body))).toBe(false);
    expect(isRefusal(JSON.stringify(contract.refused))).toBe(JSON.stringify(contract.refused) !== '{}');
  });

  test('is not refused as a setting', () => {
    expect(reasonAgainstService(new URL(`https://${contract.host}/f/a`))).toBeUndefined();
  });
});

describe.each(unfitting)('$name', (contract) => {
  test('does not take the message, and visitors are told so', async () => {
    await withService(contract, async (service) => {
      expect((await outcomeAt(service)).kind).toBe('problem');
      expect(service.arrived).toEqual([]);
    });
  });
});

test.each(serviceContracts)('whether $name takes messages is found by npm run ready -- --send', async (contract) => {
  await withService(contract, async ({ url }) => {
    const verdict = await sendTestMessage({
      endpoint: url,
      origin: 'https://advisory.example',
      email: 'office@example.com',
      today: new Date(),
    });
    expect(verdict.arrives).toBe(contract.isFitting);
  });
});

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
