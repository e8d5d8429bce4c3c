import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../components/disclosure.tsx';
import { returnObjects } from '../../i18n/resources.ts';
import { PageChecklist } from './page-checklist.tsx';

export interface FoldedChecklistProps {
  /** A list of claims.json; its fragment is `<list>-papers`. */
  list: 'theft' | 'heirs';
}

/** A checklist about claims, behind its heading on the page of its matter. */
export function FoldedChecklist({ list }: FoldedChecklistProps) {
  const { t } = useTranslation('claims');
  const { title, intro } = t(`documents.lists.${list}`, returnObjects);
  return (
    <Disclosure title={title} id={`${list}-papers`}>
      <p>{intro}</p>
      <PageChecklist subject={`claims.${list}`} />
    </Disclosure>
  );
}
