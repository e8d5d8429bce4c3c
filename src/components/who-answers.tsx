import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { people } from '../office/people.ts';
import { useCurrentPage } from '../site/current-page.tsx';
import { Row } from './layout.tsx';
import { LicenceLine } from './licence-line.tsx';
import { OwnWords } from './own-words.tsx';
import { Photograph } from './photograph.tsx';

/** Who answers, under which licence: beside what begins a conversation. Nothing while nobody is named. */
export function WhoAnswers() {
  const { t } = useTranslation();
  const { language } = useCurrentPage();
  const [person] = people;
  if (!person) return null;
  return (
    <Row flexWrap="nowrap" gap="1.5" textStyle="small">
      {person.photograph && <Photograph place="person" file={person.photograph} size={64} />}
      <div>
        <chakra.p textStyle="body" fontWeight="700">
          {t('people.answers', { name: person.name[language] })}
        </chakra.p>
        <p>
          <OwnWords text={person.role} />
        </p>
        <LicenceLine isBrief />
      </div>
    </Row>
  );
}
