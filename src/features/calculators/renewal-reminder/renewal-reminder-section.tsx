import { useTranslation } from 'react-i18next';
import { Choice, Choices } from '../../../components/choices.tsx';
import { CallButtonLink } from '../../../components/contact-links.tsx';
import { Heading } from '../../../components/heading.tsx';
import { Row } from '../../../components/layout.tsx';
import { List } from '../../../components/list.tsx';
import { ChatButtonLink } from '../../../components/whatsapp-button-link.tsx';
import { Section, type SectionProps } from '../../../components/section.tsx';
import { Calculator } from '../shared/calculator.tsx';

interface RenewalReminderSectionProps {
  /** `vehicle` where the law and the bonus hang on the renewal too; `policy` where it may be of any kind. */
  subject: 'policy' | 'vehicle';
  background?: SectionProps['background'];
}

/** What to do where a policy ends: what to send and what is lost by being late, or a reminder where there is time. */
export function RenewalReminderSection({ subject, background }: RenewalReminderSectionProps) {
  const { t } = useTranslation('renewal-reminder');
  const { title, items, policy } = t('rule');
  const { ahead, ...urgent } = t('choices');
  return (
    <Section id="renewal-reminder" title={t('title')} background={background} headingPosition="beside">
      <Choices count={3}>
        {Object.entries(urgent).map(([when, words]) => (
          <Choice key={when} name="renewal" id={`renewal-${when}`} title={words.title}>
            <p>{words.body}</p>
            <Row gap="1" alignItems="stretch">
              <ChatButtonLink topic={t('title')}>{t('photo')}</ChatButtonLink>
              <CallButtonLink variant="outline" />
            </Row>
            <Heading level={3} variant="label">
              {title}
            </Heading>
            <List items={subject === 'policy' ? [...items, policy] : items} />
          </Choice>
        ))}
        <Choice name="renewal" id="renewal-ahead" title={ahead.title} isWide>
          <p>{ahead.body}</p>
          <Calculator id="renewal-reminder" subject={subject} />
        </Choice>
      </Choices>
    </Section>
  );
}
