import { expect, test, vi } from 'vitest';
import { withLabels, placeOf } from './read-labels.ts';
import { addedFaults } from './remarks.ts';

// What the build of the desk puts in its place.
vi.hoisted(() => vi.stubGlobal('builtWith', { memories: {} }));

test.each([
  ['Write one of these: "phone", "whatsapp".', 'Write one of these: “Telephone”, “WhatsApp”.'],
  ["has 'saturday' twice.", 'has “Saturday” twice.'],
  ["is '', no day.", 'is empty, no day.'],
  ['in "Devanagari" letters', 'in “Hindi” letters'],
  ['of figures.json', 'of “figures”'],
  ['Write it as "pin" in src/office/premises.json.', 'Write it as “Place on the map” in “Address and the way here”.'],
])('who sees the form reads “%s” as “%s”', (sentence, told) => {
  expect(withLabels(sentence, 'en')).toBe(told);
});

test.each([
  ['hours.hours.0.hours.1', 'ઓફિસનો સમય › 1 › સમય › 2'],
  ['further-services.services.0.prices.0.price', 'બીજી સેવાઓ › સેવાઓ › 1 › ભાવ › 1 › રકમ'],
  ['notices.notices.0.words.gu', 'સૂચનાઓ › 1 › સૂચના › ગુજરાતી'],
  ['notices.notices.0.link.address', 'સૂચનાઓ › 1 › લિંક › લિંકનું સરનામું (https://…)'],
  ['insurers.insurers.2.contact', 'વીમા કંપનીઓ › 3 › કંપનીનું પેજ (https://…)'],
  ['life-stages.items.married.cost', 'ઘરમાં નવું શું થયું › યાદી › લગ્ન › કેટલો ખર્ચ'],
  ['claims.hero.unheardOf.title', 'ક્લેમમાં મદદ › પેજની શરૂઆત › મથાળું'],
])('%s is called “%s”, as the form calls it', (path, place) => {
  expect(placeOf(path.split('.'), 'gu')).toBe(place);
});

test('what is of style, or promises what others decide, is told once, in the words of each reader', () => {
  const files = (gu: string) =>
    new Map([
      ['locales/en/page.json', '{ "title": "Your claim" }'],
      ['locales/gu/page.json', JSON.stringify({ title: gu })],
    ]);
  const before = files('તમારો ક્લેમ');
  const after = files('તમારો દાવો પાસ થશે જ');
  const [style, promise] = addedFaults(before, after).filter(({ gu }) => !gu.includes('શબ્દકોશ'));
  expect(style).toMatchObject({
    severity: 'warning',
    gu: expect.stringContaining('“દાવો” આ સાઇટ પર લખાતું નથી. એની જગ્યાએ “ક્લેમ” લખો.'),
    hi: expect.stringContaining('“ક્લેમ” लिखें।'),
  });
  expect(promise).toMatchObject({ severity: 'warning', gu: expect.stringContaining('“થશે જ” એવું વચન છે') });
  expect(addedFaults(after, after)).toEqual([]);
});

test.each([
  ['people', 'ક્લેમ 100% પાસ કરાવી આપે છે'],
  ['further-services', 'પાસપોર્ટ 7 દિવસમાં મળશે જ, ગેરંટી.'],
  ['notices', 'અમારી પાસે આવો, ક્લેમ પાસ થશે જ.'],
])('what %s promise of others is a warning too, where it is said', (name, gu) => {
  const path = `src/office/${name}.json`;
  const [list = ''] = name.split('-').slice(-1);
  const files = (words: string) => new Map([[path, JSON.stringify({ [list]: [{ role: { gu: words } }] })]]);
  const promises = addedFaults(files('સલાહકાર'), files(gu)).filter(({ severity }) => severity === 'warning');
  expect(promises).toEqual([
    expect.objectContaining({ gu: expect.stringMatching(/^[^,]*› 1.* › ગુજરાતી: .*એવું વચન છે/) }),
  ]);
});
