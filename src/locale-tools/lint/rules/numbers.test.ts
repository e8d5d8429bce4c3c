import { testRules, textCase } from '../../../test/rule-cases.ts';
import { numberRules } from './numbers.ts';

testRules(numberRules, [
  textCase('figures-differ', 'another price', 'gu', '₹2,899 થી', '₹2,999 થી', 'from ₹2999'),
  textCase('figures-differ', 'another age, the same hours', 'hi', 'सुबह 9:00 बजे, 35 साल', 'सुबह 9:00 बजे, 25 साल', '09:00 AM, 25 years'),
  textCase('figures-differ', 'a figure that English does not have', 'gu', '3 પાનાં', '2 પાનાં', 'two pages'),
  { rule: 'number-differs', fault: 'another number', bad: { en: { line: 799 }, gu: { line: 979 } }, good: { en: { line: 799 }, gu: { line: 799 } } },
  {
    rule: 'number-as-text',
    fault: 'a price in quotes',
    bad: { en: { amount: '2,999' } },
    good: { en: { amount: 2999, from: 'Rajkot', size: '12' } },
    at: 'amount',
  },
  textCase('rupee-signs-differ', 'a second sign in a range', 'gu', '₹5–₹10 લાખ', '₹5–10 લાખ', '₹5–10 lakh'),
  textCase('rupee-style', 'a space after the sign', 'gu', '₹ 2,999', '₹2,999'),
  textCase('rupee-style', 'Rs', 'en', 'Rs. 2,999', 'RSVP for ₹2,999'),
  textCase('rupee-style', 'sign and word', 'hi', '₹2,999 रुपये', '₹2,999 हर साल'),
  textCase('rupee-style', 'a stroke', 'en', '₹2,999/-', '₹2,999/year'),
  textCase('western-grouping', 'thousands', 'en', '₹1,000,000', '₹10,00,000'),
  textCase('lakh-space', 'an ordinary space', 'gu', '₹5 લાખ', '₹5\u00A0લાખ અને 5 વર્ષ'),
  textCase('lakh-space', 'no space', 'hi', '₹1करोड़', '₹1\u00A0करोड़'),
  textCase('lakh-plural', 'a plural after a figure', 'gu', '5 લાખો રૂપિયા', 'લાખો રૂપિયા, 5 લાખ'),
  textCase('lakh-plural', 'a plural after a figure', 'hi', '5–10 लाखों', 'लाखों लोग'),
  textCase('asterisks-differ', 'a lost asterisk', 'gu', 'પ્લાન શરૂ', 'પ્લાન શરૂ*', 'Plans from*'),
  textCase('asterisks-differ', 'an asterisk elsewhere', 'hi', '*प्लान', 'प्लान*', 'Plans from*'),
  {
    rule: 'asterisk-without-note',
    fault: 'a price without its note',
    bad: { en: { line: 'From ₹799*', footnote: 'Indicative.' } },
    good: { en: { line: 'From ₹799*', footnote: '*Indicative.' } },
    at: 'footnote',
  },
  { rule: 'asterisk-without-note', fault: 'a note without its price', bad: { en: { line: '*Indicative.' } }, good: { en: { line: 'Indicative.' } } },
  textCase('native-digits', 'Gujarati digits', 'gu', '૨૪ કલાક', '24 કલાક'),
  textCase('native-digits', 'Hindi digits', 'hi', '₹५ लाख', '₹5 लाख'),
  textCase('digit-as-letter', 'a five for a letter', 'gu', '૫ોલિસી', 'પોલિસી 5'),
]);
