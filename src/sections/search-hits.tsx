import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CallButtonLink } from '../components/contact-links.tsx';
import { Container, Stack } from '../components/layout.tsx';
import { TextLink } from '../components/text-link.tsx';
import { WhatsappButtonLink } from '../components/whatsapp-button-link.tsx';
import { whatsappLink } from '../office/links.ts';
import { ways } from '../office/ways.ts';
import { useCurrentPage } from '../site/current-page.tsx';
import { Doors } from './doors.tsx';
import { EmergencyNumbers } from './emergency-numbers.tsx';

/**
 * Where the places that answer are shown, with whom to call at once, or what else helps where there is none; empty
 * until something is asked.
 */
export function SearchHits() {
  const { t } = useTranslation('search');
  const { searchable } = useCurrentPage();
  const chat = whatsappLink(ways.whatsapp.value, t('instead.greeting'));
  return (
    // While something is asked, the list of all would only hide the answer.
    <Container css={{ '&:has([data-searched]) + section': { display: 'none' } }}>
      <Stack
        gap="1.5"
        paddingBlock="2"
        // The status stays: screen readers announce only what changes in a region that is displayed already.
        css={{ '&:not([data-searched])': { paddingBlock: '0', '& > :not([role])': { display: 'none' } } }}
        data-entries={searchable?.address}
        data-count={JSON.stringify(t('found'))}
      >
        <p role="status" data-part="status" />
        <div hidden data-part="urgent">
          <EmergencyNumbers />
        </div>
        <Stack as="ol" data-part="hits" />
        <template>
          <chakra.li layerStyle="row" paddingBottom="1">
            <TextLink textStyle="label" data-part="hit" />
            <p>
              <chakra.span data-part="page" color="text.muted" fontWeight="600" /> · <span data-part="line" />
            </p>
          </chakra.li>
        </template>
        <Stack
          gap="1.5"
          gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))"
          css={{ '& > p, & > ul': { gridColumn: '1 / -1' } }}
          hidden
          data-part="none"
        >
          <p>{t('instead.body')}</p>
          <Doors />
          <CallButtonLink variant="outline" />
          <WhatsappButtonLink href={chat} data-message={`${chat} `}>
            {t('instead.whatsapp')}
          </WhatsappButtonLink>
        </Stack>
      </Stack>
    </Container>
  );
}
