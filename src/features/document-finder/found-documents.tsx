import { chakra } from '@chakra-ui/react';
import { memo, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { documentsFor, type FinderCase } from './passport-documents.ts';
import { feeRowsFor } from './passport-fees.ts';
import { Disclosure } from '../../components/disclosure.tsx';
import { Row } from '../../components/layout.tsx';
import { List } from '../../components/list.tsx';
import { SpeakInstead } from '../../components/speak-instead.tsx';
import { PageLink } from '../../components/page-link.tsx';
import { Heading } from '../../components/heading.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { Checklist } from '../checklist/checklist.tsx';
import { documentById } from '../checklist/documents.ts';
import { hideOtherLists, otherLists } from './other-lists.ts';
import { useCaseWords } from './use-case-words.ts';
import { listAddress } from './use-finder.ts';

const Found = chakra('section', {
  base: {
    display: 'grid',
    gap: '1.5',
    alignItems: 'start',
    lg: { gridTemplateColumns: '2fr 1fr', columnGap: '4', '& > [role]': { gridColumn: '1 / -1' } },
  },
});

/**
 * The one list for a set of answers, and behind folds the government's fee, what else is to be known, and the day
 * itself.
 */
export const FoundDocuments = memo(function FoundDocuments({ choices }: { choices: FinderCase }) {
  const { t, i18n } = useTranslation(['document-finder', 'passport-fees', 'checklist']);
  const caseWords = useCaseWords();
  const { documents: ids, points } = documentsFor(choices);
  const documents = ids.map(documentById(i18n));
  useLayoutEffect(() => {
    hideOtherLists(true);
    return () => hideOtherLists(false);
  }, []);
  const title = caseWords(choices);
  const fees = t('passport-fees:fees');
  const day = t('passport-fees:day');
  const { need, change, who, speed = 'normal' } = choices;
  const heading = [
    caseWords(change ? { change } : { need }),
    t(`result.who.${who}`),
    ...(speed === 'tatkal' ? fees.columns.slice(2) : []),
    t('checklist:total', { total: documents.length }),
  ];
  const sums = feeRowsFor(choices).map((row) => `${fees.rows[row].short} ${fees.rows[row][speed]}`);
  return (
    <Found>
      <div role="status">
        <Heading level={2} variant="item">
          {heading.join(' · ')}
        </Heading>
      </div>
      <Checklist id="found" title={title} documents={documents} hasFolds />
      <div>
        <Disclosure title={fees.title} summary={sums.join(' · ') || fees.calculator}>
          <p>{fees.separate}</p>
          <PageLink page="passport-fees" />
        </Disclosure>
        {points.length > 0 && (
          <Disclosure title={t('result.know')} summary={t('result.points', { total: points.length })}>
            <List items={points.map(({ id, ask }) => (ask ? `${t('result.ask')}: ` : '') + t(`points.${id}`))} />
          </Disclosure>
        )}
        <Disclosure title={day.title} summary={day.short}>
          <List items={day.items} />
        </Disclosure>
        <SpeakInstead topic={title} />
        <Row columnGap="3">
          <TextLink href={listAddress(choices)}>{t('result.link')}</TextLink>
          <TextLink href={`#${otherLists}`} onClick={() => hideOtherLists(false)}>
            {t('result.others')}
          </TextLink>
        </Row>
      </div>
    </Found>
  );
});
