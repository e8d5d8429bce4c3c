import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CallButtonLink } from '../components/contact-links.tsx';
import { TextLink } from '../components/text-link.tsx';
import { WhatsappButtonLink } from '../components/whatsapp-button-link.tsx';
import { returnObjects } from '../i18n/resources.ts';
import { whatsappLink } from '../office/links.ts';
import { office } from '../office/office.ts';
import { useCurrentPage } from '../site/current-page.tsx';
import { Doors } from './doors.tsx';
import { EmergencyNumbers } from './emergency-numbers.tsx';

const Room = chakra('div', {
  base: {
    paddingInline: 'gutter',
    // While something is asked, the list of all would only hide the answer.
    '&:has([data-searched]) + section': { display: 'none' },
  },
});

const Instead = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.5',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
    '& > p, & > ul': { gridColumn: '1 / -1' },
  },
});

const Area = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.5',
    maxWidth: 'content',
    marginInline: 'auto',
    paddingBlock: '2',
    '&:not([data-searched])': { display: 'none' },
  },
});

const List = chakra('ol', { base: { display: 'grid', gap: '1' } });

const Entry = chakra('li', { base: { borderBottomWidth: 'hairline', borderColor: 'edge', paddingBottom: '1' } });

const Page = chakra('span', { base: { color: 'text.muted', fontWeight: '600' } });

/** Where the places that answer are shown, with whom to call at once, or what else helps where there is none; empty until something is asked. */
export function FoundPlaces() {
  const { t } = useTranslation(['search', 'home', 'claims']);
  const { found } = useCurrentPage();
  const chat = whatsappLink(office.whatsapp.value, t('instead.greeting'));
  return (
    <Room>
      <Area data-entries={found?.address} data-count={JSON.stringify(t('found', returnObjects))}>
        <p role="status" />
        <div hidden>
          <EmergencyNumbers {...t('claims:firstHour.emergency', returnObjects)} />
        </div>
        <List />
        <template>
          <Entry>
            <TextLink size="block" textStyle="label" />
            <p>
              <Page /> · <span />
            </p>
          </Entry>
        </template>
        <Instead hidden>
          <p>{t('instead.body')}</p>
          <Doors {...t('home:doors', returnObjects)} />
          <CallButtonLink variant="outline" />
          <WhatsappButtonLink href={chat} data-message={`${chat} `}>
            {t('instead.whatsapp')}
          </WhatsappButtonLink>
        </Instead>
      </Area>
    </Room>
  );
}
