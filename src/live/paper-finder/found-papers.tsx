import { chakra } from '@chakra-ui/react';
import { MessageCircle } from 'lucide-react';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { whatsappShareLink } from '../../business/office.ts';
import { papersFor, type Answers } from '../../business/passport-papers.ts';
import { ButtonLink } from '../../components/button.tsx';
import { OpensNewTab, PhoneLink } from '../../components/contact-links.tsx';
import { Heading } from '../../components/heading.tsx';
import { OfficialSiteLink } from '../../components/official-site-link.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { whole } from '../../i18n/copy.ts';
import { useCurrentPage } from '../../site/current-page.tsx';
import { CarryList } from '../carry-list/carry-list.tsx';
import { documentFinder } from '../carry-list/documents.ts';

const Result = chakra('section', { base: { display: 'grid', gap: '2', maxWidth: '46rem', marginTop: '4' } });

const Ask = chakra('div', {
  base: {
    padding: '2',
    background: 'ground.raised',
    borderInlineStartWidth: '4px',
    borderColor: 'ground.accent',
    '& ul': { listStyle: 'disc', paddingInlineStart: '3', marginBlock: '1' },
  },
});

const Links = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' } });

/** The one list for a set of answers, with what to ask first, and a link by which others open the same list. */
export const FoundPapers = memo(function FoundPapers({ answers }: { answers: Answers }) {
  const { t, i18n } = useTranslation('paper-finder');
  const { language } = useCurrentPage();
  const { documents, ask } = useMemo(() => {
    const papers = papersFor(answers);
    return { ask: papers.ask, documents: papers.documents.map(documentFinder(i18n, language)) };
  }, [answers, i18n, language]);
  const words = t('questions', whole);
  const title = [words.need.options[answers.need], words.who.options[answers.who], words.speed.options[answers.speed]].join(' · ');
  const link = `?${new URLSearchParams({ ...answers })}#papers`;
  return (
    <Result>
      <Heading level={3}>{t('result.title')}</Heading>
      <p>{title}</p>
      <p role="status">{t('result.found', { number: documents.length })}</p>
      {ask.length > 0 && (
        <Ask>
          <strong>{t('result.ask')}</strong>
          <ul>
            {ask.map((point) => (
              <li key={point}>{t(`ask.${point}`)}</li>
            ))}
          </ul>
          <PhoneLink size="block" />
        </Ask>
      )}
      <CarryList id="found" title={title} documents={documents} />
      <p>
        {t('notices.private', { ns: 'common' })} {t('notices.rules', { ns: 'common' })}{' '}
        <OfficialSiteLink />
      </p>
      <Links>
        <ButtonLink href={whatsappShareLink(`${title}\n${new URL(link, location.href)}`)} target="_blank" rel="noopener noreferrer" look="outline">
          <MessageCircle aria-hidden="true" size={20} />
          {t('result.share')}
          <OpensNewTab />
        </ButtonLink>
        <TextLink href={link} size="block">
          {t('result.link')}
        </TextLink>
      </Links>
    </Result>
  );
});
