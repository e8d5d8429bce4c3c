import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Disclosure } from '../components/disclosure.tsx';
import { Sentence } from '../components/sentence.tsx';
import { Frame, type FrameProps } from './frame.tsx';

interface QuestionsProps extends Omit<FrameProps, 'children'>, Partial<Pick<FrameProps, 'children'>> {
  title: string;
  /** An entry with an id opens from that fragment; `short` is what its answer comes to, and `more` what stands below it. */
  items: { id?: string; question: string; short?: string; answer: string; more?: ReactNode }[];
}

const List = chakra('div', {
  base: { display: 'grid', maxWidth: 'wide', borderTopWidth: 'hairline', borderColor: 'edge' },
});

/** Questions that open one by one, independently of each other, below folds of another kind. */
export function Questions({ items, children, ...frame }: QuestionsProps) {
  return (
    <Frame {...frame} opening="beside">
      <List>
        {children}
        {items.map((item) => (
          <Disclosure key={item.question} title={item.question} answer={item.short} id={item.id}>
            <p>
              <Sentence>{item.answer}</Sentence>
            </p>
            {item.more}
          </Disclosure>
        ))}
      </List>
    </Frame>
  );
}
