import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { people } from '../office/people.ts';
import { premises } from '../office/premises.ts';
import { Heading } from '../components/heading.tsx';
import { Stack } from '../components/layout.tsx';
import { LicenceLine } from '../components/licence-line.tsx';
import { PeopleList } from '../components/people-list.tsx';
import { Photograph } from '../components/photograph.tsx';
import { Frame } from '../components/frame.tsx';
import { WhatsappDesk, type WhatsappDeskProps } from './whatsapp-desk.tsx';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    lg: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: '6', alignItems: 'start' },
  },
});

const WideOnly = chakra(Stack, { base: { gap: '3', lgDown: { display: 'none' }, _print: { display: 'none' } } });

/** Once a message is sent nothing asks for one. */
const untilSent = { '&:has([data-sent]) > div > :first-of-type': { display: 'none' } };

interface MessageDeskProps {
  id: string;
  title: string;
  intro: string;
  whatsapp: WhatsappDeskProps;
  /** What the photograph of the door shows. */
  door: string;
  /** The form. */
  children: ReactNode;
}

/** Where one writes to the office, beside it who answers, and on wide screens the door and a code for the phone. */
export function MessageDesk({ id, title, intro, whatsapp, door, children }: MessageDeskProps) {
  const { t } = useTranslation();
  return (
    <Frame title={title} intro={intro} background="sand" id={id} css={untilSent}>
      <Columns>
        <div>{children}</div>
        <Stack gap="3">
          {people.length > 0 && (
            <Stack gap="1.5" textStyle="small">
              <Heading level={3}>{t('people.title')}</Heading>
              <LicenceLine brief />
              <PeopleList />
            </Stack>
          )}
          <WideOnly>
            {premises.door && <Photograph place="door" file={premises.door} alt={door} />}
            <WhatsappDesk {...whatsapp} />
          </WideOnly>
        </Stack>
      </Columns>
    </Frame>
  );
}
