import { testRules } from '../../../test/rule-cases.ts';
import { layout, layoutRules } from './layout.ts';

const good = '{\n  "line": "A \\"b\\"",\n  "list": [\n    1\n  ]\n}\n';

testRules(layoutRules, [
  { rule: layout, fault: 'four spaces', bad: { en: good.replaceAll('  ', '    ') }, good: { en: good }, at: '' },
  { rule: layout, fault: 'no line end at the end', bad: { en: good.trimEnd() }, good: { en: good }, at: '' },
]);
