/** An office whose owner has supplied, decided and confirmed everything, written into a copy of the project. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '../i18n/languages.ts';
import { replaceValue, setInJson } from './project-copy.ts';

export const charge: Readonly<Record<string, string>> = {
  en: 'We charge ₹500 # for each passport.',
  gu: 'દરેક પાસપોર્ટના અમે ₹500 લઈએ છીએ.',
  hi: 'हर पासपोर्ट के हम ₹500 लेते हैं।',
};

export const licence = {
  legalName: 'Asha R. Patel, Shop #12',
  capacity: 'corporate-agent',
  number: 'CA #1234',
  validUntil: '2199-03-31',
  insurers: 'LIC, New India Assurance',
};

export const social = { Facebook: 'https://facebook.com/advisory', Instagram: 'none', YouTube: 'https://www.youtube.com/@advisory', LinkedIn: '' };

export const premises = {
  floor: { en: 'Second floor, Shop 12', gu: 'બીજો માળ, દુકાન 12', hi: 'दूसरी मंज़िल, दुकान 12' },
  street: { en: 'Yagnik Road', gu: 'યાજ્ઞિક રોડ', hi: 'याज्ञिक रोड' },
  landmark: { en: 'Opposite the bus stand', gu: 'બસ સ્ટેન્ડની સામે', hi: 'बस स्टैंड के सामने' },
  directions: [
    { en: 'Get off at the bus stand and cross the road.', gu: 'બસ સ્ટેન્ડ ઊતરીને રસ્તો ઓળંગો.', hi: 'बस स्टैंड पर उतरकर सड़क पार करें।' },
    {
      en: 'Take the stairs beside the tea stall to the second floor.',
      gu: 'ચાની લારી પાસેની સીડીથી બીજા માળે આવો.',
      hi: 'चाय की दुकान के पास की सीढ़ी से दूसरी मंज़िल पर आएँ।',
    },
  ],
};

export const people = [
  { name: { en: 'Asha Patel', gu: 'આશા પટેલ', hi: 'आशा पटेल' }, role: { en: 'Insurance adviser', gu: 'વીમા સલાહકાર', hi: 'बीमा सलाहकार' } },
  { name: { en: 'Kiran Joshi', gu: 'કિરણ જોશી', hi: 'किरण जोशी' }, role: { en: 'Help with passports', gu: 'પાસપોર્ટમાં મદદ', hi: 'पासपोर्ट में मदद' } },
];

const testimonial: Readonly<Record<string, { text: string; author: string }>> = {
  en: { text: 'They sat with us until every paper was in order.', author: 'Meera Shah, Kalawad Road' },
  gu: { text: 'બધા કાગળ બરાબર થયા ત્યાં સુધી અમારી સાથે બેઠા.', author: 'મીરા શાહ, કાલાવડ રોડ' },
  hi: { text: 'जब तक सारे कागज़ ठीक नहीं हुए, हमारे साथ बैठे।', author: 'मीरा शाह, कालावड रोड' },
};

const settings = `# What an owner writes
VITE_SITE_URL=https://Advisory-Rajkot.Example
VITE_PHONE="+91 98250 12345"
VITE_EMAIL= office@advisory-rajkot.example \nVITE_WHATSAPP='+91 98250 12345'
VITE_FORM_ENDPOINT=https://Forms.Example/f/AbC
VITE_GRIEVANCE_CONTACT=Shri R. Patel, Shop #12, $HOME, Rajkot
VITE_MESSAGES_KEPT_MONTHS=12
`;

const day = '2026-11-01';

export function fillOffice(folder: string): void {
  const file = (name: string) => join(folder, 'src/office', `${name}.ts`);
  writeFileSync(join(folder, '.env'), settings);
  const confirmed = { bestPriceGuarantee: day, insurers: day, experience: day, clients: day, claimSupport: day };
  replaceValue(file('confirmations'), 'confirmations: Confirmations = ', ';\n', confirmed);
  replaceValue(file('passport-charge'), "passportCharge: '' | 'none' | InLanguages = ", ';\n', charge);
  replaceValue(file('licence'), 'licence: Licence = ', ';\n', licence);
  replaceValue(file('social'), 'social = ', ';\n', social);
  replaceValue(file('premises'), 'premises: Premises = ', ';\n', premises);
  replaceValue(file('people'), 'people: readonly Person[] = ', ';\n', people);
  for (const language of languageCodes) {
    setInJson(join(folder, 'locales', language, 'home.json'), 'testimonials.items', [{ ...testimonial[language], sample: false }]);
  }
}
