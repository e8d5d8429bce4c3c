import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { deployment } from '../../office/deployment.ts';
import { chevron } from '../../components/chevron.ts';
import { EmailLink, PhoneLink } from '../../components/contact-links.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useAddress } from '../../components/use-address.ts';

const Brief = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minHeight: 'target',
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    _after: chevron('0.625rem', '2px'),
  },
});

/**
 * One line why the details are asked; under it what is asked, who receives it, for how long, which rights there are and
 * who hears complaints.
 */
export function ConsentNotice() {
  const { t } = useTranslation('contact');
  const address = useAddress();
  const { formEndpoint, formService, messagesKeptMonths } = deployment;
  // A host says nothing to a visitor; the privacy notice names it.
  const isNamed = formService && !formEndpoint.includes(formService);
  const unnamed = t(formService ? 'form.consent.collectorService' : 'form.consent.collectorOffice');
  return (
    <chakra.details textStyle="small">
      <Brief>{t('form.consent.brief')}</Brief>
      <Stack padding="2" borderWidth="hairline" borderColor="edge" borderRadius="small">
        <p>
          {t('form.consent.body', { collector: isNamed ? formService : unnamed })}{' '}
          {messagesKeptMonths
            ? t('form.consent.keptMonths', { count: messagesKeptMonths })
            : t('form.consent.keptUntilDone')}
        </p>
        <div>
          <p>{t('form.consent.rights')}</p>
          <Row as="p" columnGap="3">
            <span>
              <EmailLink />
            </span>
            <span>
              <PhoneLink />
            </span>
          </Row>
        </div>
        <p>{t('form.consent.board')}</p>
        <p>
          <TextLink href={address('privacy')}>{t('form.consent.link')}</TextLink>
        </p>
      </Stack>
    </chakra.details>
  );
}
