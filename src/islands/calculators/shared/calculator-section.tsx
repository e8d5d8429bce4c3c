import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../../components/disclosure.tsx';
import { Frame, type FrameProps } from '../../../sections/frame.tsx';
import { Island } from '../../island.tsx';

const Panel = chakra('div', {
  base: {
    padding: 'clamp(1rem, 0.5rem + 2.5vw, 2rem)',
    borderRadius: 'large',
    background: 'bg.alternate',
    '[data-background="sand"] &': { background: 'bg.raised' },
    // Fields that nothing works out would only mislead.
    '@media (scripting: none)': { display: 'none' },
    _print: { display: 'none' },
  },
});

const Rule = chakra('div', { base: { display: 'grid', gap: '1.5', paddingTop: '1' } });

interface CalculatorSectionProps extends Omit<FrameProps, 'children' | 'title'> {
  title: string;
  /** Name of its island, and fragment that links may point at; its rule is `<id>-rule`, and the heading of that `<id>-rule-title`. */
  id: string;
  /** Which of several calculators of the same kind it is. */
  subject?: string;
  ruleTitle: string;
  /** False where what stands beside it says why to ask, and not what the answer is. */
  answersByRule?: boolean;
  /** The same rule in words or as a table, folded where a script works it out. */
  children: ReactNode;
}

/** A calculator on its page, above the rule that it follows. */
export function CalculatorSection({
  subject,
  ruleTitle,
  answersByRule = true,
  children,
  ...frame
}: CalculatorSectionProps) {
  const { t } = useTranslation('calculators');
  const rule = `${frame.id}-rule`;
  return (
    <Frame {...frame} opening="beside">
      <Panel>
        <Island name={frame.id} subject={subject} rule={answersByRule ? rule : undefined} />
      </Panel>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <Disclosure title={ruleTitle} titleId={`${rule}-title`} id={rule} openWithoutScript>
        <Rule>{children}</Rule>
      </Disclosure>
    </Frame>
  );
}
