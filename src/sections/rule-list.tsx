import { chakra } from '@chakra-ui/react';
import { List } from '../components/list.tsx';
import { Frame, type FrameProps } from '../components/frame.tsx';

const Parts = chakra('div', { base: { display: 'grid', gap: '2', maxWidth: 'measure', justifyItems: 'start' } });

interface RuleListProps extends Omit<FrameProps, 'opening' | 'children'>, Partial<Pick<FrameProps, 'children'>> {
  items: readonly string[];
}

/** A rule sentence by sentence under its heading, then what leads on. */
export function RuleList({ items, children, ...frame }: RuleListProps) {
  return (
    <Frame {...frame} opening="beside">
      <Parts>
        <List items={items} />
        {children}
      </Parts>
    </Frame>
  );
}
