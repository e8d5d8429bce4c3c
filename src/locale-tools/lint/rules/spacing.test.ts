import { testRules, textCase } from '../../../test/rule-cases.ts';
import { spacingRules } from './spacing.ts';

testRules(spacingRules, [
  textCase('edge-space', 'a space at the end', 'gu', 'ફોન કરો ', 'ફોન કરો'),
  textCase('edge-space', 'a space at the start', 'en', ' Call', 'Call'),
  textCase('double-space', 'two spaces', 'hi', 'फ़ोन  करें', 'फ़ोन करें'),
  textCase('line-break', 'a line break', 'en', 'Call\nus', 'Call us'),
  textCase('line-break', 'a tab', 'gu', 'ફોન\tકરો', 'ફોન કરો'),
  textCase('space-before-mark', 'a space before the full stop', 'hi', 'फ़ोन करें ।', 'फ़ोन करें। फिर'),
  textCase('space-before-mark', 'a space before the comma', 'en', 'Call , please', 'Call, please'),
  textCase('space-before-mark', 'a space inside the bracket', 'gu', 'વીમો ( મેડિક્લેમ)', 'વીમો (મેડિક્લેમ) .5'),
  textCase('no-space-after-mark', 'words joined by a comma', 'en', 'health,life', '9:00, 1,000'),
  textCase('no-space-after-mark', 'words joined by a full stop', 'gu', 'છે.અમે', 'છે. અમે 7.5'),
  textCase('no-space-after-mark', 'words joined by a danda', 'hi', 'है।हम', 'है। हम'),
  textCase('glued-figure', 'a word closed up to its figure', 'gu', '18વર્ષ', '18 વર્ષ, 5મી'),
  textCase('glued-figure', 'a word closed up to its figure', 'hi', '5दिन', '5वाँ दिन, 150cc'),
]);
