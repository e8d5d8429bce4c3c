import { useTranslation } from 'react-i18next';
import { Frame, type FrameProps } from '../../components/frame.tsx';
import { Island } from '../../islands/island.tsx';
import { blankLetterId } from './blank-letter.tsx';

/** The letter on its page. */
export function ClaimLetterSection(frame: Pick<FrameProps, 'id' | 'title' | 'background'>) {
  const { t } = useTranslation('claim-letter');
  return (
    <Frame {...frame} intro={t('intro')}>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <Island name="claim-letter" rule={blankLetterId} />
    </Frame>
  );
}
