import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Island } from '../../../islands/island.tsx';
import { media } from '../../../theme/media.ts';

const Panel = chakra('div', {
  base: {
    padding: '2',
    borderRadius: 'large',
    background: 'bg.alternate',
    md: { padding: '3' },
    '[data-background="sand"] &': { background: 'bg.raised' },
    // Fields that nothing works out would only mislead.
    [media.withoutScript]: { display: 'none' },
    _print: { display: 'none' },
  },
});

interface CalculatorProps {
  /**
   * Name of its island; the rule that says the same in words or as a table is at the fragment `<id>-rule`, and the
   * heading of that `<id>-rule-title`.
   */
  id: string;
  /** Which of several calculators of the same kind it is, whose pages have no rule. */
  subject?: string;
}

/** Where a page works something out: nothing without a script. */
export function Calculator({ id, subject }: CalculatorProps) {
  const { t } = useTranslation('calculators');
  return (
    <>
      <Panel>
        <Island name={id} subject={subject} rule={subject ? undefined : `${id}-rule`} />
      </Panel>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
    </>
  );
}
