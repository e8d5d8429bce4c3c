import { testRules, textCase } from '../../../test/rule-cases.ts';
import * as spacing from './spacing.ts';

testRules(spacing.spacingRules, [
  textCase(spacing.edgeSpace, 'a space at the end', 'gu', 'ફોન કરો ', 'ફોન કરો'),
  textCase(spacing.edgeSpace, 'a space at the start', 'en', ' Call', 'Call'),
  textCase(spacing.doubleSpace, 'two spaces', 'hi', 'फ़ोन  करें', 'फ़ोन करें'),
  textCase(spacing.lineBreak, 'a line break', 'en', 'Call\nus', 'Call us'),
  textCase(spacing.lineBreak, 'a tab', 'gu', 'ફોન\tકરો', 'ફોન કરો'),
  textCase(spacing.spaceBeforeMark, 'a space before the full stop', 'hi', 'फ़ोन करें ।', 'फ़ोन करें। फिर'),
  textCase(spacing.spaceBeforeMark, 'a space before the comma', 'en', 'Call , please', 'Call, please'),
  textCase(spacing.spaceBeforeMark, 'a space inside the bracket', 'gu', 'વીમો ( મેડિક્લેમ)', 'વીમો (મેડિક્લેમ) .5'),
  textCase(spacing.noSpaceAfterMark, 'words joined by a comma', 'en', 'health,life', '9:00, 1,000'),
  textCase(spacing.noSpaceAfterMark, 'words joined by a full stop', 'gu', 'છે.અમે', 'છે. અમે 7.5'),
  textCase(spacing.noSpaceAfterMark, 'words joined by a danda', 'hi', 'है।हम', 'है। हम'),
  textCase(spacing.gluedFigure, 'a word closed up to its figure', 'gu', '18વર્ષ', '18 વર્ષ, 5મી'),
  textCase(spacing.gluedFigure, 'a word closed up to its figure', 'hi', '5दिन', '5वाँ दिन, 150cc'),
]);
