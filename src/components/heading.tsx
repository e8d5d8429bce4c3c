import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

const StyledHeading = chakra('h2', {
  base: { color: 'text.heading', '[data-background="brand"] &': { color: 'text.onBrand' } },
});

const variantOfLevel = { 1: 'title', 2: 'section', 3: 'item', 4: 'label' } as const;

interface HeadingProps extends ComponentProps<typeof StyledHeading> {
  level: keyof typeof variantOfLevel;
  /** How it looks, where that differs from what its level suggests. */
  variant?: (typeof variantOfLevel)[HeadingProps['level']];
}

/** A heading in the brand's face; its level says its place in the page's outline. */
export function Heading({ level, variant = variantOfLevel[level], ...attributes }: HeadingProps) {
  return <StyledHeading as={`h${level}`} textStyle={variant} {...attributes} />;
}
