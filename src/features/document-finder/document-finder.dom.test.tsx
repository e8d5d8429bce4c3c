import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { descriptionsOf, partAt } from '../../test/part-at.ts';
import { renderIsland } from '../../test/render-island.tsx';
import { localeWords } from '../../test/shared-words.ts';
import { questionNames, type FinderCase, type Question } from './passport-documents.ts';

const words = localeWords('en', 'document-finder');

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/services/passport/new');
  document.body.innerHTML = '<div id="papers-list" tabindex="-1"></div>';
});

const radio = (question: Question, choice: string) => partAt(`input[name="${question}"][value="${choice}"]`);
const choose = (choices: Partial<FinderCase>) =>
  questionNames.forEach((name) => choices[name] && fireEvent.click(radio(name, choices[name] ?? '')));
const takeBack = (question: Question) => fireEvent.click(partAt(`fieldset:has([name="${question}"]) button`));
const pressShow = () => fireEvent.click(screen.getByText(words.show));
const draw = (subject = 'new') => renderIsland({ name: 'document-finder', subject, page: 'passport-new' });

async function show(choices: FinderCase): Promise<void> {
  await draw();
  choose(choices);
  pressShow();
}

/** In which every question is asked. */
const first = { need: 'change', change: 'address', who: 'minor-before', parents: 'both', speed: 'normal' } as const;

test.each([
  [
    'with too few answers shows the questions, those that it answers answered',
    'new',
    'need=expiry&who=adult&speed=rocket',
  ],
  ['of a case that the page has not takes no answer from it', 'renew', 'need=new&who=adult&speed=normal'],
])('an address %s, and no list', async (_what, topic, query) => {
  history.replaceState(null, '', `/services/passport/new?${query}`);
  await draw(topic);
  expect(document.querySelector('#papers-list [data-tick]')).toBeNull();
  expect(radio('who', 'adult').checked).toBe(true);
  if (topic === 'renew') expect(location.search).toBe('?who=adult&speed=normal');
});

test.each(questionNames)(
  'whoever takes the answer to %s back is led to it until it is given, and then sees the list again',
  async (open) => {
    await show(first);
    const complete = location.search;
    const heard: EventTarget[] = [];
    addEventListener('input', ({ target }) => target && heard.push(target), { once: true });
    takeBack(open);
    expect(heard).toEqual([document.activeElement]);
    expect(document.activeElement).toHaveProperty('name', open);
    expect(document.querySelector(`input[name="${open}"]:checked, #papers-list [data-tick]`)).toBeNull();
    expect(new URLSearchParams(location.search).has(open)).toBe(false);
    screen.getByText(words.show).closest('button')?.focus();
    pressShow();
    expect(document.activeElement).toHaveProperty('name', open);
    const said = words.unanswered.replace('{{question}}', words.questions[open].legend);
    expect(descriptionsOf(document.activeElement)).toEqual([said]);
    fireEvent.click(radio(open, first[open]));
    expect(document.querySelector('#papers-list [data-tick]')).not.toBeNull();
    expect(location.search).toBe(complete);
  },
);
