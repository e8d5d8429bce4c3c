import { testRules, textCase } from '../../../test/rule-cases.ts';
import { punctuationRules } from './punctuation.ts';

testRules(punctuationRules, [
  textCase('final-mark', 'a sentence without its full stop', 'gu', 'આજે ફોન કરો', 'આજે ફોન કરો.'),
  textCase('final-mark', 'a label with a full stop', 'hi', 'फ़ोन करें।', 'फ़ोन करें', 'Call Us'),
  textCase('final-mark', 'a question that became a statement', 'gu', 'ફી છે.', 'ફી છે?', 'Is there a fee?'),
  textCase('final-mark', 'a lost ellipsis', 'hi', 'भेजा जा रहा है', 'भेजा जा रहा है…', 'Sending...'),
  textCase('final-mark', 'a full stop inside quotes counts', 'gu', '“હા”', '“હા.”', '“Yes.”'),
  textCase('final-mark', 'a mark before a tag counts', 'gu', '<b>હા</b>', '<b>હા.</b>', '<b>Yes.</b>'),
  textCase('sentence-end', 'a point in Hindi', 'hi', 'फ़ोन करें. फिर आएँ।', '7.5 किलो। www.example.com देखें।'),
  textCase('sentence-end', 'a point after an acronym in Hindi', 'hi', 'यह है FIR.', 'यह है FIR।'),
  textCase('sentence-end', 'a danda in Gujarati', 'gu', 'ફોન કરો।', 'ફોન કરો.'),
  textCase('sentence-end', 'a double danda', 'hi', 'फ़ोन करें॥', 'फ़ोन करें।'),
  textCase('pipe', 'a stroke for a danda', 'hi', 'फ़ोन करें|', 'फ़ोन करें।'),
  textCase('visarga-as-colon', 'a visarga for a colon', 'gu', 'નોંધઃ ફોન કરો', 'નોંધ: દુઃખ'),
  textCase('visarga-as-colon', 'a visarga for a colon', 'hi', 'नोटः फ़ोन करें', 'नोट: अतः निःशुल्क'),
  textCase('straight-quote', 'a typewriter quote', 'gu', 'ફક્ત "હા" લખો', 'ફક્ત “હા” લખો'),
  textCase('dots-for-ellipsis', 'three dots', 'hi', 'रुकिए...', 'रुकिए…'),
  textCase('hyphen-for-dash', 'a hyphen between figures', 'gu', '5-10 દિવસ', '5–10 દિવસ, થર્ડ-પાર્ટી'),
  textCase('hyphen-for-dash', 'a hyphen between placeholders', 'hi', '{{from}}-{{to}} दिन', '{{from}}–{{to}} दिन'),
  textCase('repeated-mark', 'two dandas', 'hi', 'फ़ोन करें।।', 'फ़ोन करें।'),
  textCase('repeated-mark', 'two points', 'gu', 'ફોન કરો..', 'ફોન કરો.'),
  textCase('repeated-mark', 'a question mark and a full stop', 'en', 'Why?.', 'Sending... Why?'),
  textCase('unbalanced', 'a bracket that stays open', 'gu', 'વીમો (મેડિક્લેમ', 'વીમો (મેડિક્લેમ)'),
  textCase('unbalanced', 'a quote that was never opened', 'hi', 'हाँ” लिखें', '“हाँ” लिखें'),
  textCase('unbalanced', 'quotes turned round', 'en', '”yes“', '“yes”'),
]);
