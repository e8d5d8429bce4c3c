import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../../components/disclosure.tsx';
import { Heading } from '../../../components/heading.tsx';
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

const Part = chakra('div', { base: { display: 'grid', gap: '1.5', marginTop: '2', scrollMarginTop: '1rem' } });

interface CalculatorProps {
  title: string;
  intro: string;
  /** Name of its island, and fragment that links may point at; its rule is `<id>-rule`, and the heading of that `<id>-rule-title`. */
  id: string;
  /** Which of several calculators of the same kind it is. */
  subject?: string;
  ruleTitle: string;
  /** False where what stands beside it says why to ask, and not what the answer is. */
  answersByRule?: boolean;
  /** The same rule in words or as a table. */
  children: ReactNode;
}

function Fields({ id, subject, answersByRule = true }: Pick<CalculatorProps, 'id' | 'subject' | 'answersByRule'>) {
  const { t } = useTranslation('calculators');
  return (
    <>
      <Panel>
        <Island name={id} subject={subject} rule={answersByRule ? `${id}-rule` : undefined} />
      </Panel>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
    </>
  );
}

/** A calculator on its page, above the rule that it follows, which is folded where a script works it out. */
export function CalculatorSection({
  subject,
  ruleTitle,
  answersByRule,
  children,
  ...frame
}: CalculatorProps & Omit<FrameProps, 'title'>) {
  const { id } = frame;
  return (
    <Frame {...frame} opening="beside">
      <Fields id={id} subject={subject} answersByRule={answersByRule} />
      <Disclosure title={ruleTitle} titleId={`${id}-rule-title`} id={`${id}-rule`} openWithoutScript>
        <Rule>{children}</Rule>
      </Disclosure>
    </Frame>
  );
}

/** A calculator in a row that opens, above the rule that it follows. */
export function FoldedCalculator({ title, intro, id, ruleTitle, children }: CalculatorProps) {
  return (
    <Part id={id} data-print="no">
      <Heading level={3} variant="label">
        {title}
      </Heading>
      <p>{intro}</p>
      <Fields id={id} />
      <Rule id={`${id}-rule`}>
        <Heading level={3} variant="label" id={`${id}-rule-title`}>
          {ruleTitle}
        </Heading>
        {children}
      </Rule>
    </Part>
  );
}
