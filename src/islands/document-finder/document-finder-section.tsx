/** The document finder on its page: its questions, and further down its list, with all its rules in words. */
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../components/text-link.tsx';
import { PassportNotice } from '../../sections/passport-notice.tsx';
import { Island } from '../island.tsx';
import { RulesTable } from './rules-table.tsx';

const Questions = chakra('div', { base: { width: '100%', scrollMarginTop: '1rem' } });

/** It hydrates by itself for a link that brings answers. Without a script it leads to the lists of the page. */
export function DocumentFinderQuestions({ topic }: { topic: 'new' | 'renew' }) {
  const { t } = useTranslation('document-finder');
  return (
    <Questions id="papers" data-print="no">
      <noscript>
        <TextLink href="#documents" size="block">
          {t('noScript')}
        </TextLink>
      </noscript>
      <Island name="document-finder" subject={topic} asked="need" rule="papers-rules" />
    </Questions>
  );
}

const Area = chakra('section', { base: { background: 'bg.alternate', paddingInline: 'gutter', paddingBottom: '2' } });

const Content = chakra('div', { base: { maxWidth: 'content', marginInline: 'auto' } });

const Place = chakra('div', { base: { scrollMarginTop: '1rem', '&:not(:empty)': { paddingTop: '3' } } });

/** Where its list stands once it is asked for, and all its rules. */
export function DocumentFinderSection() {
  return (
    <>
      <Area data-background="sand">
        <Content>
          <Place id="papers-list" tabIndex={-1} />
        </Content>
      </Area>
      <PassportNotice />
      <Area data-background="sand">
        <Content>
          <RulesTable />
        </Content>
      </Area>
    </>
  );
}
