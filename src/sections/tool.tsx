import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../components/heading.tsx';
import { Frame, type FrameProps } from './frame.tsx';

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

export interface ToolProps extends Omit<FrameProps, 'children' | 'title'> {
  title: string;
  /** Fragment that links may point at; its rule's heading is `<id>-rule`. */
  id: string;
  /** The island that works it out. */
  tool: ReactNode;
  ruleTitle: string;
  /** The same rule in words or as a table, for everyone and above all where no script runs. */
  children: ReactNode;
}

/** Something to work out, beside the rule that it follows. */
export function Tool({ tool, ruleTitle, children, ...frame }: ToolProps) {
  const { t } = useTranslation('calculators');
  return (
    <Frame {...frame}>
      <Columns>
        <Panel>{tool}</Panel>
        <Rule>
          <noscript>
            <p>{t('noScript')}</p>
          </noscript>
          <Heading level={3} id={`${frame.id}-rule`}>
            {ruleTitle}
          </Heading>
          {children}
        </Rule>
      </Columns>
    </Frame>
  );
}
