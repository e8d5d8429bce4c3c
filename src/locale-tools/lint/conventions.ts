/** How each language is written, as data: what a language does not say here is not asked of it. */
export interface Convention {
  /** The mark that ends a sentence. */
  sentenceEnd?: '.' | '।';
  /** Words for lakh and crore that follow a figure after a no-break space. */
  largeNumbers?: readonly string[];
  /** Their plurals, which are wrong after a figure. */
  largeNumberPlurals?: readonly string[];
  /** Case endings that may be joined to an acronym in Latin letters, like FIRની. */
  joinedEndings?: readonly string[];
  /** Endings that make an ordinal of a figure, like 5મી. */
  ordinalEndings?: readonly string[];
  /** Typographic marks are required: “ ”, … and – in place of ", ... and -. */
  typographicMarks?: boolean;
  /** Words that rightly end in a visarga; any other is a mistyped colon. */
  visargaWords?: readonly string[];
  /** Words that begin a relative clause, and those that take it up again in the main clause. */
  relativeWords?: readonly string[];
  correlativeWords?: readonly string[];
  questionWords?: readonly string[];
  /** Infinitives, which are no heading by themselves. */
  infinitives?: readonly string[];
}

function words(list: string): readonly string[] {
  return list.split(' ');
}

export const conventions: Readonly<Record<string, Convention>> = {
  en: { sentenceEnd: '.' },
  gu: {
    sentenceEnd: '.',
    largeNumbers: ['લાખ', 'કરોડ'],
    largeNumberPlurals: ['લાખો', 'કરોડો'],
    joinedEndings: words('ની નો નું ના નાં ને માં થી એ માંથી નાથી વાળા વાળી વાળો વાળું'),
    ordinalEndings: words('લો લી લું લા જો જી જું જા થો થી થું થા મો મી મું મા માં'),
    typographicMarks: true,
    visargaWords: words('અંતઃ પુનઃ પ્રાયઃ નિઃ'),
    relativeWords: words('જે જેઓ જેના જેની જેનો જેનું જેને જેમના જેમની જેમનો જેમનું જેમને જેમણે જેણે જેમાં જ્યાં જ્યારે'),
    correlativeWords: words('તે તેઓ તેના તેની તેનો તેનું તેને તેમના તેમની તેમનો તેમનું તેમને તેમણે તેણે તેમાં ત્યાં ત્યારે એ એના એની એનો એનું એને એમાં'),
    questionWords: words('શું શા શી કોણ કોને કોની કોનો કોનું કેમ ક્યાં ક્યારે કયો કઈ કયું કયા કયાં કેવો કેવી કેવું કેવા કેટલો કેટલી કેટલું કેટલા કેટલાં'),
    infinitives: [
      ...words('થવું થવો થવી થવાં જવું જવો જવી જવાં હોવું હોવો હોવી કરવું કરવો કરવી કરવાં લેવું લેવો લેવી આપવું આપવો આપવી ભરવું ભરવો ભરવી'),
      ...words('મળવું મળવો મળવી ખોવાવું ખોવાવો ખોવાવી ચોરાવું ચોરાવો ચોરાવી બદલવું બદલવો બદલવી મેળવવું મેળવવો મેળવવી રાખવું રાખવો રાખવી'),
    ],
  },
  hi: {
    sentenceEnd: '।',
    largeNumbers: ['लाख', 'करोड़'],
    largeNumberPlurals: ['लाखों', 'करोड़ों'],
    ordinalEndings: words('ला ली ले रा री रे था थी थे वाँ वीं वें'),
    typographicMarks: true,
    visargaWords: words('अतः पुनः प्रायः अंततः मूलतः सामान्यतः संभवतः विशेषतः स्वतः क्रमशः पूर्णतः निः'),
    relativeWords: words('जो जिन जिनका जिनकी जिनके जिनको जिनमें जिनसे जिन्हें जिन्होंने जिस जिसका जिसकी जिसके जिसको जिसमें जिससे जिसे जिसने जहाँ जब'),
    correlativeWords: [
      ...words('वह वे वही वहाँ वहीं उस उसका उसकी उसके उसको उसमें उससे उसे उसी उन उनका उनकी उनके उनको उनमें उनसे उन्हें उन्हीं'),
      ...words('यह ये यही इस इसका इसकी इसके इसमें इसे इन इनका इनकी इनके इनमें इन्हें तब तो'),
    ],
    questionWords: words('क्या कौन किस किसे किसका किसकी किसके किससे किन कब कहाँ कैसे कैसा कैसी कितना कितने कितनी क्यों'),
    infinitives: [
      ...words('होना करना कराना करवाना जाना आना लेना देना मिलना खोना भरना बनना बनाना बनवाना बदलना बदलवाना निकलना निकलवाना'),
      ...words('चुनना देखना समझना रखना लाना भेजना पूछना माँगना बताना लिखना पढ़ना चलाना छूटना फटना हटाना हटवाना ढूँढना जोड़ना'),
    ],
  },
};

export function conventionOf(language: string): Convention {
  return conventions[language] ?? {};
}
