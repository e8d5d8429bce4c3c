import { chakra } from '@chakra-ui/react';
import { Copy, Mail, Phone } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showWhatHoldsOffline } from '../../offline/network-watch.ts';
import type { MessageField } from './contact-message.ts';
import { mailLink, telephoneLink, whatsappLink } from '../../office/links.ts';
import { ways } from '../../office/ways.ts';
import { withoutNoBreak } from '../../values/without-no-break.ts';
import { ButtonLink, CopyButton } from '../../components/button.tsx';
import { WhatsappButtonLink } from '../../components/whatsapp-button-link.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { SampleMark } from '../../components/sample-mark.tsx';

/**
 * The same text by WhatsApp or e-mail, and the number to call; shown after a failure, and whenever the visitor is
 * offline.
 */
export function OtherWays({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation('contact');
  const { phone, email, whatsapp } = ways;
  // React leaves `hidden` as it was drawn: the network changes it too, before and after hydration.
  useLayoutEffect(showWhatHoldsOffline, [isShown]);
  // The small script puts the text in at the tap, for each percent sign.
  const lines: Record<Exclude<MessageField, 'message'> | 'cut', string> = {
    name: t('form.otherWays.letterName', { name: '%' }),
    email: t('form.otherWays.letterEmail', { email: '%' }),
    phone: t('form.otherWays.letterPhone', { phone: '%' }),
    cut: t('form.otherWays.letterCut'),
  };
  const mail = mailLink(email.value, t('form.otherWays.subject'));
  return (
    <Stack data-when-offline="" data-shown={isShown} hidden data-message-lines={withoutNoBreak(JSON.stringify(lines))}>
      <p>{t('form.otherWays.title')}</p>
      <Stack maxWidth="26rem">
        <WhatsappButtonLink href={whatsappLink(whatsapp.value)} data-message={whatsappLink(whatsapp.value, '')}>
          {t('form.otherWays.whatsapp')}
        </WhatsappButtonLink>
        <ButtonLink href={mail} data-message={mail} variant="outline">
          <Mail size={20} />
          {t('form.otherWays.email')}
        </ButtonLink>
        {(whatsapp.isSample || email.isSample) && <SampleMark />}
        <ButtonLink href={telephoneLink(phone.value)} variant="outline">
          <Phone size={20} />
          {t('form.otherWays.call')}{' '}
          <chakra.span display="inline-block" translate="no">
            {phone.value}
          </chakra.span>
        </ButtonLink>
        {phone.isSample && <SampleMark />}
        {/* The small script puts in what is typed at the tap. */}
        <Row gap="1" data-controls="">
          <CopyButton data-copied={t('form.otherWays.copied')} data-failed={t('form.otherWays.copyByHand')} hidden>
            <Copy size={20} />
            {t('form.otherWays.copy')}
          </CopyButton>
        </Row>
      </Stack>
    </Stack>
  );
}
