// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderIsland } from '../../test/render-island.tsx';
import { localeWords } from '../../test/shared-words.ts';
import { documentsFor, questionNames, type Answers, type Question } from './passport-documents.ts';

const words = localeWords('en', 'document-finder');

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/services/passport');
});

const radio = (question: Question, answer: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[name="${question}"][value="${answer}"]`);
  if (!found) throw new Error(`The finder has no answer "${answer}" to "${question}".`);
  return found;
};
const choose = (answers: Partial<Answers>) => questionNames.forEach((name) => answers[name] && fireEvent.click(radio(name, answers[name])));
const pressShow = () => fireEvent.click(screen.getByText(words.show));
const draw = (subject = '') => renderIsland({ name: 'document-finder', subject, page: 'passport' });

/** Ids of the documents in the list, a group by its own id. */
function shownDocuments(answers: Answers): string[] {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-tick]')].map(({ name }) => name);
  return documentsFor(answers).documents.filter((id) => boxes.some((box) => box === id || box.startsWith(`${id}.`)));
}

const someAnswers: Answers[] = [
  { need: 'new', who: 'adult', speed: 'normal' },
  { need: 'lost', who: 'minor-after', speed: 'tatkal' },
  { need: 'change', who: 'minor-before', speed: 'normal' },
];
const [first = { need: 'new', who: 'adult', speed: 'normal' }] = someAnswers;

test('no list stands there before it is asked for', async () => {
  await draw();
  expect(document.querySelector('[data-tick]')).toBeNull();
});

test('the answer that the page has given is chosen', async () => {
  await draw('new');
  expect(radio('need', 'new').checked).toBe(true);
});

describe.each(questionNames)('where %s is unanswered', (open) => {
  const { [open]: _, ...others } = first;
  const error = words.unanswered.replace('{{question}}', words.questions[open].legend);

  beforeEach(async () => {
    await draw();
    choose(others);
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

describe.each(someAnswers)('for $need, $who, $speed', (answers) => {
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
