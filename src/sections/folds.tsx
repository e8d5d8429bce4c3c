import type { ReactNode } from 'react';
import { Disclosure } from '../components/disclosure.tsx';
import { Stack } from '../components/layout.tsx';
import { Sentence } from '../components/sentence.tsx';
import { Frame, type FrameProps } from '../components/frame.tsx';

interface Row {
  /** Fragment that opens it. */
  id?: string;
  title: string;
  /** What it comes to, in a few words. */
  short?: string;
  body: string;
  /** What stands below it. */
  more?: ReactNode;
}

interface FoldRowsProps {
  items: readonly Row[];
  /** True where the first stands open, so that a glance sees what rows hold. */
  firstOpen?: boolean | undefined;
}

/** Rows that open one by one, independently of each other. */
export function FoldRows({ items, firstOpen = false }: FoldRowsProps) {
  return items.map((item, position) => (
    <Disclosure key={item.title} title={item.title} answer={item.short} id={item.id} open={firstOpen && position === 0}>
      <p>
        <Sentence>{item.body}</Sentence>
      </p>
      {item.more}
    </Disclosure>
  ));
}

interface FoldsProps
  extends Omit<FrameProps, 'opening' | 'children'>, Partial<Pick<FrameProps, 'children'>>, Partial<FoldRowsProps> {}

/** A section of rows that open, above rows of another kind. */
export function Folds({ items = [], firstOpen, children, ...frame }: FoldsProps) {
  return (
    <Frame {...frame} opening="beside">
      <Stack gap="0" maxWidth="wide" borderTopWidth="hairline" borderColor="edge">
        <FoldRows items={items} firstOpen={firstOpen} />
        {children}
      </Stack>
    </Frame>
  );
}
