import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentPage } from '../../site/current-page.tsx';
import type { RegionProps } from '../regions.ts';
import { CarryList } from './carry-list.tsx';
import { documentsOf, titleOf } from './documents.ts';

/** A list of a page as a carry list; its subject is file and list, such as `claims.health`. */
export function CarryListRegion({ subject }: RegionProps) {
  const { i18n } = useTranslation();
  const { language } = useCurrentPage();
  const documents = useMemo(() => documentsOf(subject, i18n, language), [subject, i18n, language]);
  return <CarryList id={subject} title={titleOf(subject, i18n, language)} documents={documents} />;
}
