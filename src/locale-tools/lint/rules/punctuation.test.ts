import { testRules, textCase } from '../../../test/rule-cases.ts';
import * as punctuation from './punctuation.ts';

testRules(punctuation.punctuationRules, [
  textCase(punctuation.finalMark, 'a sentence without its full stop', 'gu', 'આજે ફોન કરો', 'આજે ફોન કરો.'),
  textCase(punctuation.finalMark, 'a label with a full stop', 'hi', 'फ़ोन करें।', 'फ़ोन करें', 'Call Us'),
  textCase(punctuation.finalMark, 'a question that became a statement', 'gu', 'ફી છે.', 'ફી છે?', 'Is there a fee?'),
  textCase(punctuation.finalMark, 'a lost ellipsis', 'hi', 'भेजा जा रहा है', 'भेजा जा रहा है…', 'Sending...'),
  textCase(punctuation.finalMark, 'a full stop inside quotes counts', 'gu', '“હા”', '“હા.”', '“Yes.”'),
  textCase(punctuation.finalMark, 'a mark before a tag counts', 'gu', '<b>હા</b>', '<b>હા.</b>', '<b>Yes.</b>'),
  textCase(punctuation.sentenceEnd, 'a point in Hindi', 'hi', 'फ़ोन करें. फिर आएँ।', '7.5 किलो। www.example.com देखें।'),
  textCase(punctuation.sentenceEnd, 'a point after an acronym in Hindi', 'hi', 'यह है FIR.', 'यह है FIR।'),
  textCase(punctuation.sentenceEnd, 'a danda in Gujarati', 'gu', 'ફોન કરો।', 'ફોન કરો.'),
  textCase(punctuation.sentenceEnd, 'a double danda', 'hi', 'फ़ोन करें॥', 'फ़ोन करें।'),
  textCase(punctuation.pipe, 'a stroke for a danda', 'hi', 'फ़ोन करें|', 'फ़ोन करें।'),
  textCase(punctuation.visargaAsColon, 'a visarga for a colon', 'gu', 'નોંધઃ ફોન કરો', 'નોંધ: દુઃખ'),
  textCase(punctuation.visargaAsColon, 'a visarga for a colon', 'hi', 'नोटः फ़ोन करें', 'नोट: अतः निःशुल्क'),
  textCase(punctuation.straightQuote, 'a typewriter quote', 'gu', 'ફક્ત "હા" લખો', 'ફક્ત “હા” લખો'),
  textCase(punctuation.dotsForEllipsis, 'three dots', 'hi', 'रुकिए...', 'रुकिए…'),
  textCase(punctuation.hyphenForDash, 'a hyphen between figures', 'gu', '5-10 દિવસ', '5–10 દિવસ, થર્ડ-પાર્ટી'),
  textCase(punctuation.hyphenForDash, 'a hyphen between placeholders', 'hi', '{{from}}-{{to}} दिन', '{{from}}–{{to}} दिन'),
  textCase(punctuation.repeatedMark, 'two dandas', 'hi', 'फ़ोन करें।।', 'फ़ोन करें।'),
  textCase(punctuation.repeatedMark, 'two points', 'gu', 'ફોન કરો..', 'ફોન કરો.'),
  textCase(punctuation.repeatedMark, 'a question mark and a full stop', 'en', 'Why?.', 'Sending... Why?'),
  textCase(punctuation.unbalanced, 'a bracket that stays open', 'gu', 'વીમો (મેડિક્લેમ', 'વીમો (મેડિક્લેમ)'),
  textCase(punctuation.unbalanced, 'a quote that was never opened', 'hi', 'हाँ” लिखें', '“हाँ” लिखें'),
  textCase(punctuation.unbalanced, 'quotes turned round', 'en', '”yes“', '“yes”'),
]);
