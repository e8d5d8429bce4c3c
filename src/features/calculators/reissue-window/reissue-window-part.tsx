import { useTranslation } from 'react-i18next';
import { List } from '../../../components/list.tsx';
import { CalculatorPart } from '../shared/calculator-part.tsx';

/** Tells on the re-issue page whether it is time, above the rule in words. */
export function ReissueWindowPart() {
  const { t } = useTranslation('reissue-window');
  return (
    <CalculatorPart id="reissue-window" title={t('title')} intro={t('intro')} ruleTitle={t('rule.title')}>
      <List items={t('rule.items')} />
    </CalculatorPart>
  );
}
