import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../../components/heading.tsx';
import { Frame, type FrameProps } from '../../../sections/frame.tsx';
import { Island } from '../../island.tsx';

const Columns = chakra('div', {
  base: { display: 'grid', gap: '4', lg: { gridTemplateColumns: '7fr 5fr', gap: '6', alignItems: 'start' } },
});

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

const Rule = chakra('div', { base: { display: 'grid', gap: '2', alignContent: 'start' } });

export interface CalculatorSectionProps extends Omit<FrameProps, 'children' | 'title'> {
  title: string;
  /** Name of its island, and fragment that links may point at; its rule's heading is `<id>-rule`. */
  id: string;
  /** Which of several calculators of the same kind it is. */
  subject?: string;
  ruleTitle: string;
  /** False where what stands beside it says why to ask, and not what the answer is. */
  answersByRule?: boolean;
  /** The same rule in words or as a table, for everyone and above all where no script runs. */
  children: ReactNode;
}

/** A calculator on its page, beside the rule that it follows. */
export function CalculatorSection({ subject, ruleTitle, answersByRule = true, children, ...frame }: CalculatorSectionProps) {
  const { t } = useTranslation('calculators');
  const rule = `${frame.id}-rule`;
  return (
    <Frame {...frame}>
      <Columns>
        <Panel>
          <Island name={frame.id} subject={subject} rule={answersByRule ? rule : undefined} />
        </Panel>
        <Rule>
          <noscript>
            <p>{t('noScript')}</p>
          </noscript>
          <Heading level={3} id={rule}>
            {ruleTitle}
          </Heading>
          {children}
        </Rule>
      </Columns>
    </Frame>
  );
}
