import { useTranslation } from 'react-i18next';
import { List } from '../../../components/list.tsx';
import { returnObjects } from '../../../i18n/resources.ts';
import type { FrameProps } from '../../../sections/frame.tsx';
import { CalculatorSection } from '../shared/calculator-section.tsx';

interface RenewalReminderSectionProps {
  /** `vehicle` where the law and the bonus hang on the renewal too; `policy` where it may be of any kind. */
  subject: 'policy' | 'vehicle';
  background?: FrameProps['background'];
}

/** Where a page offers a reminder of a policy's renewal, beside the reasons for it. */
export function RenewalReminderSection({ subject, background }: RenewalReminderSectionProps) {
  const { t } = useTranslation('renewal-reminder');
  const items = t('rule.items', returnObjects);
  return (
    <CalculatorSection
      id="renewal-reminder"
      subject={subject}
      title={t('title')}
      intro={t('intro')}
      background={background}
      ruleTitle={t('rule.title')}
      answersByRule={false}
    >
      <List items={[...items, t(`rule.${subject}`)]} />
    </CalculatorSection>
  );
}
