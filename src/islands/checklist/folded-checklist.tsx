import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../components/disclosure.tsx';
import { returnObjects } from '../../i18n/resources.ts';
import { PageChecklist } from './page-checklist.tsx';

/** A checklist of claims.json behind its heading, on the page of its matter; its fragment is `<list>-papers`. */
export function FoldedChecklist({ list }: { list: 'theft' | 'heirs' }) {
  const { t } = useTranslation('claims');
  const { title, intro } = t(`documents.lists.${list}`, returnObjects);
  return (
    <Disclosure title={title} id={`${list}-papers`}>
      <p>{intro}</p>
      <PageChecklist subject={`claims.${list}`} />
    </Disclosure>
  );
}
