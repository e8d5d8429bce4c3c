import { testRules, textCase } from '../../../test/rule-cases.ts';
import { placeholderRules } from './placeholders.ts';

const price = { amount: 2999, cover: { from: 500000, to: 1000000 }, checked: '2026-11', name: 'Health' };

function quoting(line: string) {
  return { en: { ...price, line } };
}

testRules(placeholderRules, [
  textCase('placeholders-differ', 'a placeholder is missing', 'gu', 'ફોન કરો', '{{phone}} પર ફોન કરો', 'Call {{phone}}'),
  textCase('placeholders-differ', 'a placeholder was translated', 'hi', '{{फ़ोन}} पर', '{{ phone }} पर', 'Call {{phone}}'),
  textCase('placeholders-differ', 'a format was lost', 'gu', '{{page.amount}} થી', '{{page.amount,rupees}} થી', 'from {{page.amount, rupees}}'),
  textCase('placeholder-shape', 'one brace', 'gu', '{phone} પર', '{{phone}} પર', 'Call {{phone}}'),
  textCase('placeholder-shape', 'a brace is missing at the end', 'en', 'Call {{phone} now', 'Call {{phone}} now'),
  { rule: 'placeholder-unknown', fault: 'a key that does not exist', bad: quoting('{{page.amout, rupees}}'), good: quoting('{{page.amount, rupees}}') },
  { rule: 'placeholder-unknown', fault: 'a file that does not exist', bad: quoting('{{pages.amount, rupees}}'), good: quoting('{{page.name}}') },
  { rule: 'placeholder-unknown', fault: 'a text as rupees', bad: quoting('{{page.name, rupees}}'), good: quoting('{{page.amount, lakh}}') },
  { rule: 'placeholder-unknown', fault: 'a number as a range', bad: quoting('{{page.amount, lakhRange}}'), good: quoting('{{page.cover, lakhRange}}') },
  { rule: 'placeholder-unknown', fault: 'a text as a month', bad: quoting('{{page.name, month}}'), good: quoting('{{page.checked, month}}') },
  { rule: 'placeholder-unknown', fault: 'a whole group', bad: quoting('{{page.cover}}'), good: quoting('{{page.cover.from, rupees}}') },
  { rule: 'placeholder-unknown', fault: 'a text with placeholders of its own', bad: quoting('{{page.line}}'), good: quoting('{{page.name}}') },
  { rule: 'placeholder-unknown', fault: 'an unknown format', bad: quoting('{{page.amount, rupee}}'), good: quoting('{{page.amount}}') },
  { rule: 'placeholder-unknown', fault: 'a mistyped fact of the office', bad: quoting('{{phnoe}}'), good: quoting('{{phone}} {{step}}') },
  { rule: 'placeholder-unknown', fault: 'a name in another script', bad: quoting('{{ફોન}}'), good: quoting('{{phone}}') },
  {
    rule: 'placeholder-out-of-reach',
    fault: 'a file that the island does not read',
    file: 'life-cover',
    bad: { en: { line: 'From {{health.price.amount, rupees}}' } },
    good: { en: { line: '{{common.office.name}}: {{life.incomeTimes.from}}, {{life-cover.figures.years}}, {{phone}}' } },
  },
  textCase('tags-differ', 'a tag is missing', 'gu', 'હમણાં ફોન કરો', '<b>હમણાં</b> ફોન કરો', 'Call <b>now</b>'),
  textCase('tag-shape', 'a tag is not closed', 'en', 'Call <b>now', 'Call <b>now</b><br/>'),
  textCase('tag-shape', 'a lone sign', 'en', 'under < 18', 'under 18'),
]);
