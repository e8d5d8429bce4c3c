import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { joinedBy } from '../i18n/joined-by.ts';
import { telephoneLink, whatsappLink } from '../office/links.ts';
import { people, type Person } from '../office/people.ts';
import { useCurrentPage } from '../site/current-page.tsx';
import { useGreeting } from './contact-links.tsx';
import { ExternalLink } from './external-link.tsx';
import { Label, Row, Small, Stack } from './layout.tsx';
import { LicenceLine, LicenceOf } from './licence-line.tsx';
import { OwnWords } from './own-words.tsx';
import { Photograph } from './photograph.tsx';
import { TextLink } from './text-link.tsx';

function Someone({ name, role, languages, licences, photograph, phone, whatsapp }: Person) {
  const { t } = useTranslation();
  const { language } = useCurrentPage();
  const greeting = useGreeting();
  // As the page's language calls them.
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const spoken = joinedBy(t)(languages.map((code) => names.of(code) ?? code));
  return (
    <Row as="li" flexWrap="nowrap" gap="1.5" alignItems="flex-start">
      {photograph && <Photograph place="person" file={photograph} />}
      <div>
        <Label>{name[language]}</Label>
        <p>
          <OwnWords text={role} />
        </p>
        {licences.map((licence) => (
          <Small key={licence.company + licence.number}>
            <LicenceOf {...licence} />
          </Small>
        ))}
        {languages.length > 0 && <Small>{t('people.languages', { languages: spoken })}</Small>}
        {(phone || whatsapp) && (
          <Row as="p" translate="no">
            {phone && <TextLink href={telephoneLink(phone)}>{phone}</TextLink>}
            {whatsapp && (
              <ExternalLink href={whatsappLink(whatsapp, greeting)}>
                <span>
                  WhatsApp <chakra.span whiteSpace="nowrap">{whatsapp}</chakra.span>
                </span>
              </ExternalLink>
            )}
          </Row>
        )}
      </div>
    </Row>
  );
}

/** Under which licence the office works, and everybody who answers in it, with what each has agreed to show. */
export function PeopleList() {
  return (
    <>
      <LicenceLine isBrief />
      <Stack as="ul" gap="2" paddingTop="1" gridTemplateColumns="repeat(auto-fill, minmax(min(18rem, 100%), 1fr))">
        {people.map((person) => (
          <Someone key={person.name.en} {...person} />
        ))}
      </Stack>
    </>
  );
}
