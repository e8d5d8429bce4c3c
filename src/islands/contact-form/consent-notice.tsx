import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { office } from '../../office/office.ts';
import { EmailLink, PhoneLink } from '../../components/contact-links.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useAddress } from '../../components/use-address.ts';

const Notice = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    padding: '2',
    borderWidth: 'hairline',
    borderColor: 'edge',
    borderRadius: 'small',
    textStyle: 'small',
  },
});

const Title = chakra('p', { base: { fontWeight: '700' } });

const Ways = chakra('p', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' } });

/** What is asked, why, who receives it, for how long, which rights there are and who hears complaints: understood by itself. */
export function ConsentNotice() {
  const { t } = useTranslation('contact');
  const address = useAddress();
  const title = useId();
  const { formService, messagesKeptMonths } = office;
  return (
    <Notice role="note" aria-labelledby={title}>
      <Title id={title}>{t('form.consent.title')}</Title>
      <p>
        {t('form.consent.body', { collector: formService ?? t('form.consent.collectorOffice') })}{' '}
        {messagesKeptMonths
          ? t('form.consent.keptMonths', { count: messagesKeptMonths })
          : t('form.consent.keptUntilDone')}
      </p>
      <div>
        <p>{t('form.consent.rights')}</p>
        <Ways>
          <span>
            <EmailLink size="block" />
          </span>
          <span>
            <PhoneLink size="block" />
          </span>
        </Ways>
      </div>
      <p>{t('form.consent.board')}</p>
      <p>
        <TextLink href={address('privacy')} size="block">
          {t('form.consent.link')}
        </TextLink>
      </p>
    </Notice>
  );
}
