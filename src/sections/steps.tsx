import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../components/heading.tsx';
import { Columns } from '../components/layout.tsx';
import { Sentence } from '../components/sentence.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { WovenStrip } from '../components/woven-strip.tsx';
import { Section, type SectionProps } from '../components/section.tsx';

/** All of a length where a column is wide enough for a number beside the words of its step, else nothing. */
const beside = (length: string) => `clamp(0px, (100% - 13rem) * 99, ${length})`;

const Step = chakra('li', {
  base: {
    position: 'relative',
    paddingInlineStart: beside('3.25rem'),
    // Else the number stands above them.
    paddingTop: 'clamp(0px, (13rem - 100%) * 99, 3rem)',
    // Of the thread below the number a whole bead at least.
    minHeight: '3.5rem',
    lg: { paddingInlineStart: '0', paddingTop: '4rem' },
    _print: { paddingInlineStart: '4rem', paddingTop: '0' },
  },
});

/**
 * From one number to the next: downward where steps stand below each other, and across where they stand side by side.
 */
const ThreadDown = chakra(WovenStrip, {
  base: {
    position: 'absolute',
    left: 'calc(1.25rem - 5px)',
    top: '3rem',
    width: beside('10px'),
    height: 'calc(100% - 2.5rem)',
    lg: { display: 'none' },
    _print: { display: 'none' },
  },
});
const ThreadAcross = chakra(WovenStrip, {
  base: {
    position: 'absolute',
    left: '3.75rem',
    top: 'calc(1.625rem - 5px)',
    width: 'calc(100% - 2.25rem)',
    height: '10px',
    lgDown: { display: 'none' },
    _print: { display: 'none' },
  },
});

const Diamond = chakra('span', {
  base: {
    position: 'absolute',
    left: '0',
    top: '0',
    display: 'grid',
    placeItems: 'center',
    color: 'text.onBrandAccent',
    textStyle: 'face',
    fontSize: '1.25rem',
    lineHeight: '1',
    // Smaller beside words than above them.
    lgDown: { transform: 'scale(0.77)', transformOrigin: '0 0' },
  },
});

interface StepListProps {
  items: readonly { title: string; body?: string; children?: ReactNode }[];
  /** How many stand beside each other on wide screens. */
  count?: 2 | 3;
}

/** Numbered steps on a woven line. */
export function StepList({ items, count = 3 }: StepListProps) {
  const { t } = useTranslation();
  return (
    <Columns as="ol" count={count} gap={{ base: '1.5', lg: '4', _print: '1' }}>
      {items.map((item, position) => (
        <Step key={item.title}>
          <Diamond aria-hidden="true" data-weave="step">
            {position + 1}
          </Diamond>
          {position < items.length - 1 && (
            <>
              <ThreadDown tile="woven-thread-down" />
              {(position + 1) % count > 0 && <ThreadAcross tile="woven-thread" />}
            </>
          )}
          <Heading level={3} variant={item.children ? 'item' : 'label'}>
            <VisuallyHidden>{t('steps.step', { number: position + 1 })}: </VisuallyHidden>
            {item.title}
          </Heading>
          {item.body && (
            <p>
              <Sentence>{item.body}</Sentence>
            </p>
          )}
          {item.children}
        </Step>
      ))}
    </Columns>
  );
}

/** A section of numbered steps. */
export function Steps({ items, ...frame }: Pick<StepListProps, 'items'> & SectionProps) {
  return (
    <Section {...frame}>
      <StepList items={items} />
    </Section>
  );
}
