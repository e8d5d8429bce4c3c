import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { IslandContentProps } from '../../islands/island-entry.ts';
import { Checklist } from './checklist.tsx';
import { documentsOf, titleOf } from './documents.ts';

/** A list of a page as a checklist; its subject is file and list, such as `claims.health`. */
export function SubjectChecklist({ subject }: IslandContentProps) {
  const { i18n } = useTranslation();
  const documents = useMemo(() => documentsOf(subject, i18n), [subject, i18n]);
  return <Checklist id={subject} title={titleOf(subject, i18n)} documents={documents} />;
}
