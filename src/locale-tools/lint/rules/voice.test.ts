import { testRules, textCase } from '../../../test/rule-cases.ts';
import { voiceRules } from './voice.ts';

const heading = (rule: string, fault: string, language: string, bad: string, good: string) => {
  const words = (value: string) => ({ en: { title: 'Our insurers' }, [language]: { title: value } });
  return { rule, fault, bad: words(bad), good: words(good), at: 'title' };
};

const visitor = (fault: string, bad: string, good: string) => textCase('visitor-as-man', fault, 'hi', bad, good);

testRules(voiceRules, [
  heading('headless-heading', 'a clause that hangs in the air', 'gu', 'જેમની પોલિસીમાં અમે મદદ કરીએ છીએ', 'આ કંપનીઓની પોલિસીમાં અમે મદદ કરીએ છીએ'),
  heading('headless-heading', 'a clause that hangs in the air', 'hi', 'जिनकी पॉलिसी में हम मदद करते हैं', 'इन बीमा कंपनियों की पॉलिसी में हम मदद करते हैं'),
  heading('headless-heading', 'a clause that is not taken up', 'gu', 'જ્યાં અમે કામ કરીએ છીએ', 'જ્યાં તમે છો ત્યાં અમે છીએ'),
  heading('headless-heading', 'a clause that is not taken up', 'hi', 'जो कागज़ लगते हैं', 'जो तैयार हो, लेते आएँ'),
  heading('infinitive-heading', 'a thing named by its verb', 'gu', 'પાસપોર્ટ ખોવાવો', 'પાસપોર્ટ ખોવાય ત્યારે શું કરવું'),
  heading('infinitive-heading', 'a thing named by its verb', 'hi', 'पासपोर्ट खोना', 'पासपोर्ट खो जाए तो'),
  heading('infinitive-heading', 'a thing that happens', 'hi', 'पन्ने खत्म होना', 'खर्च वापसी (भरकर वापस लेना)'),
  visitor('who can do it', 'आवेदन कर सकते हैं।', 'आवेदन हो सकता है।'),
  visitor('who will be able to', 'शनिवार से आवेदन कर सकेंगे।', 'शनिवार से आवेदन हो सकेगा।'),
  visitor('who lives there', 'आप जिस शहर में रहते हैं', 'आपका जो शहर है'),
  visitor('the visitor beside the office', 'आप यहाँ हमसे मिल सकते हैं।', 'हम यह वादा नहीं कर सकते।'),
  visitor('who carries it over', 'दूसरी गाड़ी पर भी ले जा सकते हैं।', 'ये पेज अभी पढ़े जा सकते हैं।'),
  visitor('somebody only spoken of', 'अधिकारी को ईमेल भी कर सकते हैं।', 'नॉमिनी और वारिस भी क्लेम कर सकते हैं।'),
  visitor('what things do', 'जल्दी भेज सकते हैं।', 'कई कागज़ लग सकते हैं, आप पर लागू नियम बदल सकते हैं।'),
  { ...textCase('exclamation', 'gladness in a hard moment', 'gu', 'અમે સાથે છીએ!', 'અમે સાથે છીએ.'), file: 'claims' },
  { ...textCase('exclamation', 'shouting in a hard moment', 'en', 'Call us!', 'Call us.'), file: 'refused' },
]);
