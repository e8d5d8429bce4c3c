import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Heading } from '../../../components/heading.tsx';
import { Calculator } from './calculator.tsx';

const Part = chakra('div', { base: { display: 'grid', gap: '1.5', marginTop: '2', scrollMarginTop: '1rem' } });

interface CalculatorPartProps {
  title: string;
  intro: string;
  /** Name of its island, and fragment that links may point at; its rule has the ids that `Calculator` says. */
  id: string;
  ruleTitle: string;
  /** The same rule in words or as a table. */
  children: ReactNode;
}

/** A calculator in a row that opens, above the rule that it follows. */
export function CalculatorPart({ title, intro, id, ruleTitle, children }: CalculatorPartProps) {
  const rule = `${id}-rule`;
  return (
    <Part id={id} data-print="no">
      <Heading level={3} variant="label">
        {title}
      </Heading>
      <p>{intro}</p>
      <Calculator id={id} />
      <Part id={rule}>
        <Heading level={3} variant="label" id={`${rule}-title`}>
          {ruleTitle}
        </Heading>
        {children}
      </Part>
    </Part>
  );
}
