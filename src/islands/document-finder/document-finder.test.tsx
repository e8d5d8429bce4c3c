// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderIsland } from '../../test/render-island.tsx';
import { localeWords } from '../../test/shared-words.ts';
import { documentsFor, questionNames, type Answers, type Question } from './passport-documents.ts';

const words = localeWords('en', 'document-finder');
const feeWords = localeWords('en', 'passport-fees');

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/services/passport/new');
  document.body.innerHTML = '<div id="papers-list" tabindex="-1"></div>';
});

const radio = (question: Question, answer: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[name="${question}"][value="${answer}"]`);
  if (!found) throw new Error(`The finder has no answer "${answer}" to "${question}".`);
  return found;
};
const choose = (answers: Partial<Answers>) => questionNames.forEach((name) => answers[name] && fireEvent.click(radio(name, answers[name] ?? '')));
const pressShow = () => fireEvent.click(screen.getByText(words.show));
const pressChange = (question: Question) => {
  const button = radio(question, first[question] ?? '').closest('fieldset')?.querySelector('button');
  if (!button) throw new Error(`The question "${question}" has no button that takes its answer back.`);
  fireEvent.click(button);
};
const draw = (subject = 'new') => renderIsland({ name: 'document-finder', subject, page: subject === 'new' ? 'passport-new' : 'passport-renew' });

/** Ids of the documents in the list, a group by its own id. */
function shownDocuments(answers: Answers): string[] {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-tick]')].map(({ name }) => name);
  return documentsFor(answers).documents.filter((id) => boxes.some((box) => box === id || box.startsWith(`${id}.`)));
}

const someAnswers: Answers[] = [
  { need: 'new', who: 'adult', speed: 'normal' },
  { need: 'lost', who: 'minor-after', parents: 'one' },
  { need: 'change', change: 'marriage', who: 'minor-before', parents: 'both', speed: 'tatkal' },
  { need: 'change', change: 'signature', who: 'adult' },
];
/** In which every question is asked. */
const first = { need: 'change', change: 'address', who: 'minor-before', parents: 'both', speed: 'normal' } as const;

test('no list stands there before it is asked for', async () => {
  await draw();
  expect(document.querySelector('[data-tick]')).toBeNull();
});

test('the answer that the page has given is chosen', async () => {
  await draw();
  expect(radio('need', 'new').checked).toBe(true);
});

test('whoever came for a re-issue is not asked about a first passport', async () => {
  await draw('renew');
  expect(document.querySelector('input[name="need"][value="new"]')).toBeNull();
});

test.each([
  ['lost', 'tatkal-lost'],
  ['signature', 'tatkal-signature'],
] as const)('under the answer “%s” stands at once that there is no Tatkal', async (answer, point) => {
  await draw();
  const card = document.querySelector(`#papers-${answer === 'lost' ? 'need' : 'change'}-${answer}`)?.closest('label');
  expect(card?.nextElementSibling?.textContent).toBe(words.ask[point]);
});

test('the list stands in its own place', async () => {
  await draw();
  choose(first);
  pressShow();
  expect(document.querySelector('#papers-list [data-tick]')).not.toBeNull();
});

test.each(questionNames)('whoever takes the answer to %s back is led to the answers', async (question) => {
  await draw();
  choose(first);
  pressChange(question);
  expect(document.activeElement).toBe(document.querySelector(`input[name="${question}"]`));
  expect(document.querySelector(`input[name="${question}"]:checked`)).toBeNull();
});

describe.each(questionNames)('where %s is unanswered', (open) => {
  const error = words.unanswered.replace('{{question}}', words.questions[open].legend);

  beforeEach(async () => {
    await draw();
    choose(first);
    pressChange(open);
    pressShow();
  });

  test('no list is shown', () => {
    expect(document.querySelector('[data-tick]')).toBeNull();
  });

  test('that is said at the question', () => {
    expect(screen.getByText(error).closest('fieldset')).toBe(radio(open, first[open]).closest('fieldset'));
  });

  test('the visitor is led to it', () => {
    expect(document.activeElement).toHaveProperty('name', open);
  });

  test('what has the focus is described by what is said', () => {
    expect(document.getElementById(document.activeElement?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(error);
  });

  test('nothing is said any more once it is answered', () => {
    fireEvent.click(radio(open, first[open]));
    expect(screen.queryByText(error)).toBeNull();
  });
});

test.each<[Answers, string[]]>([
  [{ need: 'new', who: 'adult', speed: 'normal' }, ['₹2,500', '₹3,500']],
  [{ need: 'expiry', who: 'adult', speed: 'tatkal' }, ['₹5,000', '₹6,000']],
  [{ need: 'new', who: 'minor-15', parents: 'both', speed: 'normal' }, ['Ask us first', '₹2,500', '₹3,500']],
  [{ need: 'new', who: 'minor-after', parents: 'both', speed: 'tatkal' }, ['Ask us first']],
  [{ need: 'lost', who: 'adult' }, ['Ask us first']],
])("for %j the government's fee is named, and that the office's is separate", async (answers, fees) => {
  await draw();
  choose(answers);
  pressShow();
  const card = document.querySelector('#papers-list [role="status"]');
  expect([...(card?.querySelector('ul')?.children ?? [])].map((row) => row.textContent.split(': ').at(-1))).toEqual(fees);
  expect(card?.textContent).toContain(feeWords.fees.separate.split(' {{')[0]);
});

describe.each(someAnswers)('for $need, $change, $who, $parents, $speed', (answers) => {
  test('the list holds every document of the rules', async () => {
    await draw();
    choose(answers);
    pressShow();
    expect(shownDocuments(answers)).toEqual(documentsFor(answers).documents);
  });

  test('what is to be asked first is said', async () => {
    await draw();
    choose(answers);
    pressShow();
    expect(documentsFor(answers).ask.filter((point) => !screen.queryAllByText(words.ask[point]).some((said) => !said.closest('details')))).toEqual([]);
  });

  test('the list ends with the day at the Passport Seva Kendra', async () => {
    await draw();
    choose(answers);
    pressShow();
    expect(document.querySelector('#papers-list section > :last-child')?.textContent).toContain(feeWords.day.title);
  });

  test('the address of the list shows it at once', async () => {
    history.replaceState(null, '', `?${new URLSearchParams({ ...answers })}`);
    await draw();
    expect(shownDocuments(answers)).toEqual(documentsFor(answers).documents);
  });

  test('an answer that is changed changes a list that is shown', async () => {
    await draw();
    choose({ need: 'damaged', who: 'adult', speed: 'normal' });
    pressShow();
    choose(answers);
    expect(shownDocuments(answers)).toEqual(documentsFor(answers).documents);
  });
});
