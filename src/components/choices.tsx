import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { chevron } from './chevron.ts';
import { media } from '../theme/media.ts';
import { Heading } from './heading.tsx';

/**
 * Two by two on phones, and each on a line of its own once one is open; on wide screens a row that stays as it is, with
 * what is open below it in the width of all: each panel is as wide as the row and moved to its start.
 */
export const Choices = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(9.5rem, 50% - 0.5rem)), 1fr))',
    // No hole beside what is open, and what is open wide in engines without :has() too.
    lgDown: { '& > [open], &:has(> [open]) > *': { gridColumn: '1 / -1' } },
    lg: {
      '--gap': '1rem',
      gap: 'var(--gap)',
      gridTemplateColumns: 'repeat(var(--count), minmax(0, 1fr))',
      alignItems: 'start',
      ...Object.fromEntries(
        [1, 2, 3, 4, 5].map((before) => [`& > :nth-of-type(${before + 1})`, { '--before': `${before}` }]),
      ),
      // Where no script closes what the engine leaves open, it takes a row of its own, and covers nothing.
      '& > [open] ~ [open]': { gridColumn: '1 / -1', '--count': '1', '--before': '0' },
    },
    _print: {
      gridTemplateColumns: '1fr 1fr',
      '& > details:not(:last-child)': { gridColumn: 'auto' },
      '& > :last-child': { gridColumn: '1 / -1' },
    },
  },
  variants: { count: { 3: { '--count': '3' }, 5: { '--count': '5' }, 6: { '--count': '6' } } },
});

const Part = chakra('details', {
  base: {
    // A jump leaves 1rem free above what it leads to (`scrollPaddingTop`); here only half of that.
    scrollMarginTop: '-0.5rem',
    layerStyle: 'control',
    borderRadius: 'medium',
    background: 'bg.raised',
    lg: {
      borderWidth: '0',
      background: 'transparent',
      '& > *': { layerStyle: 'control' },
    },
    _print: { borderWidth: 'hairline', breakInside: 'avoid' },
    '&[open] > summary': { background: 'bg.alternate' },
  },
  variants: { wide: { true: { lgDown: { gridColumn: '1 / -1' } } } },
});

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '4rem',
    height: '100%',
    padding: '1',
    borderRadius: 'medium',
    color: 'text.heading',
    background: 'bg.raised',
    // Letters enlarged twice leave a word no room beside its sign.
    lg: {
      gap: '1',
      minHeight: '5.5rem',
      flexWrap: 'wrap',
      '& > h3': { flexBasis: '5rem' },
      // Of one height, whether their words take one line or two.
      '&:has(> img)': { minHeight: '9rem', alignContent: 'flex-start' },
      '& > img + h3': { flexBasis: 'calc(100% - 1.5rem)' },
    },
    _print: { height: 'auto', paddingBlock: 'half' },
    '& > svg, & > img': { flex: 'none' },
    '& > h3': { flex: '1' },
    _after: chevron('0.625rem', '2px'),
    'details[open] > &': { height: 'auto' },
    // The longest word still stands whole beside icon and arrow.
    [media.narrow]: {
      gap: 'half',
      minHeight: '3.25rem',
      paddingInline: '1',
      '& > svg': { width: '1.5rem' },
      '& > h3': { fontSize: '1rem' },
    },
  },
});

const Panel = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    padding: '2',
    // A jump to it leaves room for the choice that was tapped, which stands above it.
    scrollMarginTop: '3.5rem',
    lg: {
      // On a wide screen, room for the whole row of choices.
      scrollMarginTop: '6.5rem',
      position: 'relative',
      width: 'calc((100% + var(--gap)) * var(--count) - var(--gap))',
      marginInlineStart: 'calc((100% + var(--gap)) * var(--before, 0) * -1)',
      marginTop: 'var(--gap)',
      padding: '3',
      columnGap: '4',
      alignContent: 'start',
      borderRadius: 'medium',
      background: 'bg.raised',
    },
    _print: { gap: 'half', padding: '1', paddingTop: '0', textStyle: 'small', width: 'auto', margin: '0' },
  },
});

interface ChoiceProps {
  /** Shared by the choices of which one is open at a time. */
  name: string;
  /** Fragment that opens it. */
  id: string;
  title: ReactNode;
  icon?: LucideIcon;
  /** What stands in the place of an icon. */
  sign?: ReactNode;
  /** True where its title wants a line of its own. */
  isWide?: boolean;
  children: ReactNode;
}

/** One of several answers, of which only one holds: natively, what is open closes when another is opened. */
export function Choice({ name, id, title, icon: Icon, sign, isWide, children }: ChoiceProps) {
  return (
    <Part name={name} wide={isWide}>
      <Summary>
        {Icon && <Icon size={28} />}
        {sign}
        <Heading level={3} variant="label">
          {title}
        </Heading>
      </Summary>
      <Panel id={id}>{children}</Panel>
    </Part>
  );
}
