import { chakra } from '@chakra-ui/react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Heading } from './heading.tsx';

const Frame = chakra('section', {
  base: {
    paddingBlock: 'section',
    paddingInline: 'gutter',
    // Its heading stands 8 px below the top of the screen.
    scrollMarginTop: 'calc(-0.5rem - {spacing.section})',
    // Out of sight until it is searched for, it takes no room.
    '&[hidden]': { paddingBlock: '0', _print: { display: 'none' } },
  },
  variants: {
    // Neighbours on one background share the room between them.
    background: {
      paper: { '[data-background="paper"] + &': { paddingTop: '0', scrollMarginTop: '-0.5rem' } },
      sand: {
        background: 'bg.alternate',
        '[data-background="sand"] + &': { paddingTop: '0', scrollMarginTop: '-0.5rem' },
      },
      marigold: { background: 'bg.accentSoft' },
    },
  },
});

const Content = chakra('div', {
  base: { maxWidth: 'content', marginInline: 'auto' },
  variants: {
    headingPosition: {
      above: {},
      beside: { lg: { display: 'grid', gridTemplateColumns: '{sizes.third} 1fr', columnGap: '4' } },
    },
  },
});

const HeadingGroup = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    alignContent: 'start',
    maxWidth: 'measure',
    marginBottom: '1.5',
    md: { marginBottom: '2' },
  },
});

export interface SectionProps extends ComponentProps<typeof Frame> {
  /** `marigold` for the one large thing of a page. */
  background?: 'paper' | 'sand' | 'marigold';
  title?: string;
  intro?: ReactNode;
  /** Id of the heading, where something in the section is named by it. */
  headingId?: string;
  /** Where heading and introduction stand on wide screens; narrow ones always have them above. */
  headingPosition?: 'above' | 'beside';
}

/** The frame of every page-wide section: background, width, rhythm and heading. */
export function Section({
  title,
  intro,
  headingId: givenId,
  background = 'paper',
  headingPosition = 'above',
  children,
  ...area
}: SectionProps) {
  const ownId = useId();
  const headingId = givenId ?? ownId;
  return (
    <Frame
      {...area}
      background={background}
      data-background={background}
      aria-labelledby={title ? headingId : undefined}
    >
      <Content data-arrive="" headingPosition={headingPosition}>
        {title && (
          <HeadingGroup>
            <Heading level={2} id={headingId}>
              {title}
            </Heading>
            {intro && <p>{intro}</p>}
          </HeadingGroup>
        )}
        {headingPosition === 'beside' ? <div>{children}</div> : children}
      </Content>
    </Frame>
  );
}
