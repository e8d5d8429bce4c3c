import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { furtherServiceId, furtherServices } from '../office/further-services.ts';
import { Heading } from '../components/heading.tsx';
import { Stack } from '../components/layout.tsx';
import { OwnWords } from '../components/own-words.tsx';
import { Section } from '../components/section.tsx';
import { PriceList } from './price-list.tsx';

/** What the office helps with besides, with what it charges; nothing where there is no more. */
export function FurtherServicesSection() {
  const { t } = useTranslation();
  if (furtherServices.length === 0) return null;
  return (
    <Section title={t('further.title')} id="further">
      <Stack as="ul" gap="1.5" columnGap="4" gridTemplateColumns="repeat(auto-fill, minmax(min(18rem, 100%), 1fr))">
        {furtherServices.map(({ name, sentence, prices }, position) => (
          <chakra.li key={position} id={furtherServiceId(position)} layerStyle="ruled" paddingTop="1">
            <Heading level={3}>
              <OwnWords text={name} />
            </Heading>
            <p>
              <OwnWords text={sentence} beside={name} />
            </p>
            {prices.length > 0 && <PriceList prices={prices} beside={name} />}
          </chakra.li>
        ))}
      </Stack>
    </Section>
  );
}
