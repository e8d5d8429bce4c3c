import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { telephoneLink, whatsappLink } from '../office/links.ts';
import { people, type Person } from '../office/people.ts';
import { useCurrentPage } from '../site/current-page.tsx';
import { useGreeting } from './contact-links.tsx';
import { ExternalLink } from './external-link.tsx';
import { LicenceOf } from './licence-line.tsx';
import { Photograph } from './photograph.tsx';
import { TextLink } from './text-link.tsx';

const Entries = chakra('ul', {
  base: { display: 'grid', gap: '2', gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))' },
});

const Entry = chakra('li', { base: { display: 'flex', gap: '1.5', alignItems: 'start' } });

const Name = chakra('p', { base: { textStyle: 'label', color: 'text.heading' } });

const Small = chakra('p', { base: { textStyle: 'small' } });

const Ways = chakra('p', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '2' } });

const WholeNumber = chakra('span', { base: { whiteSpace: 'nowrap' } });

/** Languages as the page's language calls and joins them. */
function joined(codes: readonly string[], language: string): string {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return new Intl.ListFormat(language).format(codes.map((code) => names.of(code) ?? code));
}

function Someone({ name, role, languages, licences, photograph, phone, whatsapp }: Person) {
  const { t } = useTranslation();
  const { language } = useCurrentPage();
  const greeting = useGreeting();
  return (
    <Entry>
      {photograph && <Photograph place="person" file={photograph} />}
      <div>
        <Name>{name[language]}</Name>
        <p>{role[language]}</p>
        {licences.map((licence) => (
          <Small key={licence.company + licence.number}>
            <LicenceOf {...licence} />
          </Small>
        ))}
        {languages.length > 0 && <Small>{t('people.languages', { languages: joined(languages, language) })}</Small>}
        {(phone || whatsapp) && (
          <Ways translate="no">
            {phone && (
              <TextLink size="block" href={telephoneLink(phone)}>
                {phone}
              </TextLink>
            )}
            {whatsapp && (
              <ExternalLink href={whatsappLink(whatsapp, greeting)}>
                <span>
                  WhatsApp <WholeNumber>{whatsapp}</WholeNumber>
                </span>
              </ExternalLink>
            )}
          </Ways>
        )}
      </div>
    </Entry>
  );
}

/** Everybody who answers in the office, with what each has agreed to show. */
export function PeopleList() {
  return (
    <Entries>
      {people.map((person) => (
        <Someone key={person.name.en} {...person} />
      ))}
    </Entries>
  );
}
