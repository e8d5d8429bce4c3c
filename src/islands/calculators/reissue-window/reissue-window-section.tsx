import { useTranslation } from 'react-i18next';
import { List } from '../../../components/list.tsx';
import { returnObjects } from '../../../i18n/resources.ts';
import { CalculatorSection } from '../shared/calculator-section.tsx';

/** Where the re-issue page tells whether it is time, beside the rule in words. */
export function ReissueWindowSection() {
  const { t } = useTranslation('reissue-window');
  return (
    <CalculatorSection
      id="reissue-window"
      title={t('title')}
      intro={t('intro')}
      background="sand"
      ruleTitle={t('rule.title')}
      data-print="no"
    >
      <List items={t('rule.items', returnObjects)} />
    </CalculatorSection>
  );
}
