/** The judgement of others on the built pages: html-validate and the Nu HTML checker, neither of which may find an error or a warning. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { fileOf } from '../site/urls.ts';
import { builtSite, pagesInTurn } from '../test/built-site.ts';
import { isLeftOut } from '../test/left-out.ts';

const rules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // What serialises a page writes every attribute with its quotes.
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    // React begins the ids that it makes with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // The style of a phone number's element keeps it on one line.
    'tel-non-breaking': 'off',
  },
};

const htmlValidate = new HtmlValidate(new StaticConfigLoader(rules));

interface NuReport {
  messages: { type: string; subType?: string; message: string; url?: string; extract?: string }[];
}

const require = createRequire(import.meta.url);
const hasJava = spawnSync('java', ['-version']).status === 0;
const reason = hasJava
  ? undefined
  : 'This machine has no Java, so the Nu checker is left out. Debian: apt-get install default-jre-headless';

function askNu(): NuReport {
  const jar = join(require.resolve('vnu-jar/package.json'), '../build/dist/vnu.jar');
  const files = pagesInTurn.map(({ address }) => join(builtSite, fileOf(address)));
  const { stderr } = spawnSync('java', ['-jar', jar, '--format', 'json', ...files], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(stderr);
}

describe.each(pagesInTurn)('$address', ({ address }) => {
  test('is without fault to html-validate', async () => {
    const { results } = await htmlValidate.validateFile(join(builtSite, fileOf(address)));
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      ),
    ).toEqual([]);
  });
});

describe.skipIf(isLeftOut(reason))('the Nu checker', () => {
  test('finds no error and nothing to warn of', () => {
    const { messages } = askNu();
    expect(
      messages.map(({ url, type, subType, message, extract }) => `${url}: ${subType ?? type}: ${message} ${extract}`),
    ).toEqual([]);
  }, 180_000);
});
