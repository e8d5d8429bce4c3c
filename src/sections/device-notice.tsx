import { chakra } from '@chakra-ui/react';
import { Button } from '../components/button.tsx';
import { Fallback } from '../islands/fallback.tsx';
import { List } from '../components/list.tsx';
import { Prose } from './prose.tsx';

interface DeviceNoticeProps {
  /** Fragment that links may point at. */
  id: string;
  title: string;
  intro: string;
  /** What is kept, one by one. */
  kept: string[];
  /** Of the voice that reads aloud. */
  reading: string;
  /** Label of the button that erases all of it, and what is said when it has. */
  erase: string;
  erased: string;
  /** How to erase it where no script runs. */
  byHand: string;
}

/** Names everything that is kept on the visitor's device, and erases it. */
export function DeviceNotice({ id, title, intro, kept, reading, erase, erased, byHand }: DeviceNoticeProps) {
  return (
    <Prose id={id} title={title} paragraphs={[intro]}>
      <List items={kept} />
      <p>{reading}</p>
      <noscript>
        <p>{byHand}</p>
      </noscript>
      <div data-controls="" data-fallback="erase">
        <Button type="button" variant="outline" data-action="erase" data-erased={erased} data-failed={byHand}>
          {erase}
        </Button>
        {/* A line is kept free for the answer. */}
        <chakra.p
          role="status"
          data-part="status"
          minHeight="2rem"
          marginTop="1"
          color="text.heading"
          fontWeight="700"
        />
      </div>
      <Fallback to="erase">
        <p>{byHand}</p>
      </Fallback>
    </Prose>
  );
}
