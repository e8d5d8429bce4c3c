import { useTranslation } from 'react-i18next';
import { List } from '../../../components/list.tsx';
import { FoldedCalculator } from '../shared/folded-calculator.tsx';

/** Tells on the re-issue page whether it is time, above the rule in words. */
export function ReissueWindowSection() {
  const { t } = useTranslation('reissue-window');
  return (
    <FoldedCalculator id="reissue-window" title={t('title')} intro={t('intro')} ruleTitle={t('rule.title')}>
      <List items={t('rule.items')} />
    </FoldedCalculator>
  );
}
