import { testRules, textCase } from '../../../test/rule-cases.ts';
import { termRules } from './terms.ts';

testRules(termRules, [
  textCase('banned-word', 'a banned spelling', 'gu', 'પ્રિમિયમની રકમ', 'પ્રીમિયમની રકમ'),
  textCase('banned-word', 'a machine’s word', 'gu', 'તમારી નીતિ', 'તમારી પોલિસી, રાજનીતિ'),
  textCase('banned-word', 'the ceremonial pronoun', 'gu', 'આપની પોલિસી', 'અમે જવાબ આપીએ છીએ, આપો'),
  textCase('banned-word', 'a missing nukta', 'hi', 'दस्तावेज दें', 'दस्तावेज\u093Cों की सूची'),
  textCase('banned-word', 'the familiar imperative', 'hi', 'फ\u093Cोन करो', 'करोड\u093C, करोगे'),
  textCase('banned-word', 'a phrase', 'hi', 'अवधि योजना लें', 'अवधि और योजना'),
  textCase('banned-word', 'a word with another sense', 'gu', 'ક્લેમમાં સહાય', 'ક્લેમમાં મદદ'),
  textCase('banned-word', 'a short form that nobody says', 'gu', 'ક્વોટની સરખામણી', 'ક્વોટેશનની સરખામણી'),
  textCase('banned-word', 'a word within others', 'hi', 'कागज़ मान्य है', 'सामान्य नियम, सब मानते हैं'),
  textCase('banned-word', 'a doubtful original', 'hi', 'असली रसीद', 'ओरिजिनल रसीद'),
  textCase('banned-word', 'a phrase of forms', 'hi', '₹499 प्रति माह', 'दो-तीन प्रतियाँ, हर माह'),
  textCase('officialese', 'a word of offices', 'gu', 'દસ્તાવેજોની યાદી', 'કાગળની યાદી'),
  textCase('officialese', 'a word of offices', 'hi', 'दस्तावेज़ों की सूची', 'कागज़ों की सूची'),
  textCase('officialese', 'the language of circulars', 'gu', 'કંપની દ્વારા ચૂકવણી', 'કંપની ચૂકવે છે'),
  textCase('officialese', 'the language of circulars', 'hi', 'पैसे का पेमेंट किया जाता है', 'पेमेंट होता है'),
  {
    rule: 'same-english',
    fault: 'two translations of one text',
    bad: { en: { title: 'Claims', line: 'Claims' }, gu: { title: 'ક્લેમ', line: 'ક્લેમમાં મદદ' } },
    good: { en: { title: 'Claims', line: 'Claim' }, gu: { title: 'ક્લેમ', line: 'ક્લેમમાં મદદ' } },
  },
]);
