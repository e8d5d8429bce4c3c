import { useTranslation } from 'react-i18next';
import { List } from '../../components/list.tsx';
import { whole } from '../../i18n/copy.ts';
import type { FrameProps } from '../../sections/frame.tsx';
import { Tool } from '../../sections/tool.tsx';
import { LiveRegion } from '../live-region.tsx';

export interface RenewalReminderSectionProps {
  /** `vehicle` where the law and the bonus hang on the renewal too; `policy` where it may be of any kind. */
  subject: 'policy' | 'vehicle';
  ground?: FrameProps['ground'];
}

/** Where a page offers a reminder of a policy's renewal, beside the reasons for it. */
export function RenewalReminderSection({ subject, ground }: RenewalReminderSectionProps) {
  const { t } = useTranslation('renewal-reminder');
  const items = t('rule.items', whole);
  return (
    <Tool
      id="renewal-reminder"
      title={t('title')}
      intro={t('intro')}
      ground={ground}
      tool={<LiveRegion name="renewal-reminder" subject={subject} />}
      ruleTitle={t('rule.title')}
    >
      <List items={[...items, t(`rule.${subject}`)]} />
    </Tool>
  );
}
