import { expect, test } from 'vitest';
import { annotationOf, annotationsOfFaults } from './annotations.ts';

test('an annotation names its place, with what has a meaning of its own in the command written otherwise', () => {
  const annotation = annotationOf({ severity: 'warning', file: 'locales/a,b:c.json', line: 2, column: 3, title: 'rule', words: '100% sure\nof it' });
  expect(annotation).toBe('::warning file=locales/a%2Cb%3Ac.json,line=2,col=3,title=rule::100%25 sure%0Aof it');
});

test('a fault in a file of the project is shown beside its line, and a setting nowhere', () => {
  const faults = ["src/office/hours.ts:8: the holiday '1' is none.", '.env:1: VITE_PHON is no setting.', 'the environment: VITE_PHONE is no number.'];
  expect(annotationsOfFaults(faults, 'facts')).toEqual(["::error file=src/office/hours.ts,line=8,title=facts::the holiday '1' is none."]);
});
