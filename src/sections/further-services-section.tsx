import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { furtherServiceId, furtherServices } from '../office/further-services.ts';
import { useCurrentPage } from '../site/current-page.tsx';
import { Heading } from '../components/heading.tsx';
import { Stack } from '../components/layout.tsx';
import { Section } from '../components/section.tsx';

/** What the office helps with besides, with what it charges; nothing where there is no more. */
export function FurtherServicesSection() {
  const { t } = useTranslation();
  const { language } = useCurrentPage();
  if (furtherServices.length === 0) return null;
  return (
    <Section title={t('further.title')} id="further">
      <Stack as="ul" gap="1.5" columnGap="4" gridTemplateColumns="repeat(auto-fill, minmax(min(18rem, 100%), 1fr))">
        {furtherServices.map(({ name, sentence, price }, position) => (
          <chakra.li key={name[language]} id={furtherServiceId(position)} layerStyle="ruled" paddingTop="1">
            <Heading level={3}>{name[language]}</Heading>
            <p>
              {sentence[language]} {price > 0 && t('further.price', { price })}
            </p>
          </chakra.li>
        ))}
      </Stack>
    </Section>
  );
}
