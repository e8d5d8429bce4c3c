import { chakra } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { heading } from '../theme/recipes/heading.ts';

const StyledHeading = chakra('h2', heading);

const variantOfLevel = { 1: 'title', 2: 'section', 3: 'item', 4: 'label' } as const;

interface HeadingProps {
  level: keyof typeof variantOfLevel;
  /** How it looks, where that differs from what its level suggests. */
  variant?: 'title' | 'section' | 'item' | 'label';
  id?: string;
  /** For a heading that takes the focus when it appears. */
  ref?: Ref<HTMLHeadingElement>;
  tabIndex?: -1;
  children: ReactNode;
}

/** A heading in the brand's face; its level says its place in the page's outline. */
export function Heading({ level, variant = variantOfLevel[level], children, ...attributes }: HeadingProps) {
  const tag = `h${level}` as const;
  return (
    <StyledHeading as={tag} variant={variant} {...attributes}>
      {children}
    </StyledHeading>
  );
}
