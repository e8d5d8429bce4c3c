import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../components/heading.tsx';
import { PageChecklist } from './page-checklist.tsx';

const Part = chakra('section', { base: { display: 'grid', gap: '1', minWidth: '0', scrollMarginTop: '1rem' } });

/** A checklist of claims.json below its heading, on the page of its matter; its fragment is `<list>-papers`. */
export function TitledChecklist({ list }: { list: 'theft' | 'heirs' }) {
  const { t } = useTranslation('claims');
  const { title, intro } = t(`documents.lists.${list}`);
  return (
    <Part id={`${list}-papers`}>
      <Heading level={3} variant="label">
        {title}
      </Heading>
      <p>{intro}</p>
      <PageChecklist subject={`claims.${list}`} />
    </Part>
  );
}
