import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/button.tsx';
import { Fallback } from '../islands/fallback.tsx';
import { List } from '../components/list.tsx';
import { Prose } from './prose.tsx';

/** Names everything that is `kept` on the visitor's device, and erases it. */
export function DeviceNotice({ kept, ...frame }: { id: string; title: string; kept: string[] }) {
  const { t } = useTranslation('privacy');
  const { intro, reading, erase, erased, byHand } = t('device');
  return (
    <Prose {...frame} paragraphs={[intro]}>
      <List items={kept} />
      <p>{reading}</p>
      <noscript>
        <p>{byHand}</p>
      </noscript>
      <div data-controls="" data-fallback="erase">
        <Button variant="outline" data-action="erase" data-erased={erased} data-failed={byHand}>
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
