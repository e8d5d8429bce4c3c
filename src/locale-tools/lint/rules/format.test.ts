import { testRules } from '../../../test/rule-cases.ts';
import { formatRules } from './format.ts';

const good = '{\n  "line": "A \\"b\\"",\n  "list": [\n    1\n  ]\n}\n';

testRules(formatRules, [
  { rule: 'format', fault: 'four spaces', bad: { en: good.replaceAll('  ', '    ') }, good: { en: good }, at: '' },
  { rule: 'format', fault: 'no line end at the end', bad: { en: good.trimEnd() }, good: { en: good }, at: '' },
]);
