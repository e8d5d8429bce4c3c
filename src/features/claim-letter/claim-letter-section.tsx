import { useTranslation } from 'react-i18next';
import { Section, type SectionProps } from '../../components/section.tsx';
import { Island } from '../../islands/island.tsx';
import { blankLetterId } from './blank-letter.tsx';

/** The letter on its page. */
export function ClaimLetterSection(frame: Pick<SectionProps, 'id' | 'title' | 'background'>) {
  const { t } = useTranslation('claim-letter');
  return (
    // On paper stands the letter alone.
    <Section {...frame} intro={t('intro')} css={{ '& > div > :first-of-type': { _print: { display: 'none' } } }}>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <Island name="claim-letter" rule={blankLetterId} />
    </Section>
  );
}
