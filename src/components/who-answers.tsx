import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { people } from '../office/people.ts';
import { useCurrentPage } from '../site/current-page.tsx';
import { LicenceLine } from './licence-line.tsx';
import { Photograph } from './photograph.tsx';

const Row = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '1.5', textStyle: 'small' } });

const Name = chakra('p', { base: { textStyle: 'body', fontWeight: '700' } });

/** Who answers, under which licence: beside what begins a conversation. Nothing while nobody is named. */
export function WhoAnswers() {
  const { t } = useTranslation();
  const { language } = useCurrentPage();
  const [person] = people;
  if (!person) return null;
  return (
    <Row>
      {person.photograph && <Photograph place="person" file={person.photograph} size={64} />}
      <div>
        <Name>{t('people.answers', { name: person.name[language] })}</Name>
        <p>{person.role[language]}</p>
        <LicenceLine brief />
      </div>
    </Row>
  );
}
