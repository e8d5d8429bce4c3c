import { useTranslation } from 'react-i18next';
import { Heading } from '../../components/heading.tsx';
import { Stack } from '../../components/layout.tsx';
import { Island } from '../../islands/island.tsx';

/** A checklist of claims.json below its heading, on the page of its matter; its fragment is `<list>-papers`. */
export function TitledChecklist({ list }: { list: 'theft' | 'heirs' | 'death' }) {
  const { t } = useTranslation('claims');
  const { title, intro } = t(`documents.lists.${list}`);
  return (
    <Stack as="section" id={`${list}-papers`} scrollMarginTop="1rem">
      <Heading level={3} variant="label">
        {title}
      </Heading>
      <p>{intro}</p>
      <Island name="checklist" subject={`claims.${list}`} canPrint />
    </Stack>
  );
}
