import { useTranslation } from 'react-i18next';
import { List } from '../../../components/list.tsx';
import { returnObjects } from '../../../i18n/resources.ts';
import { Tool } from '../../../sections/tool.tsx';
import { Island } from '../../island.tsx';

/** Where the re-issue page tells whether it is time, beside the rule in words. */
export function ReissueWindowSection() {
  const { t } = useTranslation('reissue-window');
  return (
    <Tool
      id="reissue-window"
      title={t('title')}
      intro={t('intro')}
      background="sand"
      tool={<Island name="reissue-window" rule="reissue-window-rule" />}
      ruleTitle={t('rule.title')}
    >
      <List items={t('rule.items', returnObjects)} />
    </Tool>
  );
}
