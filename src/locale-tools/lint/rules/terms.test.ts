import { testRules, textCase } from '../../../test/rule-cases.ts';
import { termRules } from './terms.ts';

testRules(termRules, [
  textCase('banned-word', 'a banned spelling', 'gu', 'પ્રિમિયમની રકમ', 'પ્રીમિયમની રકમ'),
  textCase('banned-word', 'a machine’s word', 'gu', 'તમારી નીતિ', 'તમારી પોલિસી, રાજનીતિ'),
  textCase('banned-word', 'the ceremonial pronoun', 'gu', 'આપની પોલિસી', 'અમે જવાબ આપીએ છીએ, આપો'),
  textCase('banned-word', 'a missing nukta', 'hi', 'दस्तावेज दें', 'दस्तावेज\u093Cों की सूची'),
  textCase('banned-word', 'the familiar imperative', 'hi', 'फ\u093Cोन करो', 'करोड\u093C, करोगे'),
  textCase('banned-word', 'a phrase', 'hi', 'अवधि योजना लें', 'अवधि और योजना'),
  textCase('officialese', 'the language of circulars', 'gu', 'કંપની દ્વારા ચૂકવણી', 'કંપની ચૂકવે છે'),
  textCase('officialese', 'the language of circulars', 'hi', 'भुगतान किया जाता है', 'भुगतान होता है'),
  {
    rule: 'same-english',
    fault: 'two translations of one text',
    bad: { en: { title: 'Claims', line: 'Claims' }, gu: { title: 'ક્લેમ', line: 'ક્લેમ સહાય' } },
    good: { en: { title: 'Claims', line: 'Claim' }, gu: { title: 'ક્લેમ', line: 'ક્લેમ સહાય' } },
  },
]);
