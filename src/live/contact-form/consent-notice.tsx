import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { office } from '../../business/office.ts';
import { Sentence } from '../../components/sentence.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useAddress } from '../../components/use-address.ts';

const Notice = chakra('div', { base: { textStyle: 'small', color: 'text.muted' } });

const Title = chakra('p', { base: { fontWeight: '600' } });

/** What is asked, why, who receives it, for how long, and how to withdraw. */
export function ConsentNotice() {
  const { t } = useTranslation('contact');
  const address = useAddress();
  const { formService, messagesKeptMonths } = office;
  return (
    <Notice>
      <Title>{t('form.consent.title')}</Title>
      <p>
        {t('form.consent.body', { collector: formService ?? t('form.consent.collectorOffice') })}{' '}
        {messagesKeptMonths ? t('form.consent.keptMonths', { count: messagesKeptMonths }) : t('form.consent.keptUntilDone')}{' '}
        <Sentence>{t('form.consent.withdraw')}</Sentence>
      </p>
      <TextLink href={address('privacy')} size="block">
        {t('form.consent.link')}
      </TextLink>
    </Notice>
  );
}
