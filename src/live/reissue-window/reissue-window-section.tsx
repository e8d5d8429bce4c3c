import { useTranslation } from 'react-i18next';
import { List } from '../../components/list.tsx';
import { whole } from '../../i18n/copy.ts';
import { Tool } from '../../sections/tool.tsx';
import { LiveRegion } from '../live-region.tsx';

/** Where the re-issue page tells whether it is time, beside the rule in words. */
export function ReissueWindowSection() {
  const { t } = useTranslation('reissue-window');
  return (
    <Tool
      id="reissue-window"
      title={t('title')}
      intro={t('intro')}
      ground="sand"
      tool={<LiveRegion name="reissue-window" rule="reissue-window-rule" />}
      ruleTitle={t('rule.title')}
    >
      <List items={t('rule.items', whole)} />
    </Tool>
  );
}
