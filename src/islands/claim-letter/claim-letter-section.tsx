import { useTranslation } from 'react-i18next';
import { Frame, type FrameProps } from '../../sections/frame.tsx';
import { Island } from '../island.tsx';
import { blankLetterId } from './blank-letter.tsx';

/** The letter on its page. */
export function ClaimLetterSection({ background }: Pick<FrameProps, 'background'>) {
  const { t } = useTranslation('claim-letter');
  return (
    <Frame id="letter" title={t('title')} intro={t('intro')} background={background}>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <Island name="claim-letter" rule={blankLetterId} />
    </Frame>
  );
}
