import { useTranslation } from 'react-i18next';
import { people } from '../office/people.ts';
import { premises } from '../office/premises.ts';
import { Heading } from '../components/heading.tsx';
import { Stack } from '../components/layout.tsx';
import { PeopleList } from '../components/people-list.tsx';
import { Photograph } from '../components/photograph.tsx';
import { Section, type SectionProps } from '../components/section.tsx';
import { WhatsappPanel } from './whatsapp-panel.tsx';

/**
 * Where one writes to the office in the form that it is given, beside it who answers, and on wide screens the door,
 * which its words describe, and a code for the phone.
 */
export function MessageSection({ children, ...frame }: SectionProps) {
  const { t } = useTranslation(['common', 'contact']);
  return (
    // Once a message is sent nothing asks for one.
    <Section
      {...frame}
      background="sand"
      css={{ '&:has([data-sent]) > div > :first-of-type': { display: 'none' } }}
      data-print="no"
    >
      <Stack
        gap="3"
        columnGap={{ lg: '6' }}
        gridTemplateColumns={{ lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        alignItems={{ lg: 'start' }}
      >
        <div>{children}</div>
        <Stack gap="3">
          {people.length > 0 && (
            <Stack gap="1.5" textStyle="small">
              <Heading level={3}>{t('people.title')}</Heading>
              <PeopleList />
            </Stack>
          )}
          <Stack gap="3" display={{ lgDown: 'none' }}>
            {premises.door && <Photograph place="door" file={premises.door} alt={t('contact:map.door')} />}
            <WhatsappPanel />
          </Stack>
        </Stack>
      </Stack>
    </Section>
  );
}
