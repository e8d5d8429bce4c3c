import { chakra } from '@chakra-ui/react';
import { CallButtonLink } from '../components/contact-links.tsx';
import { ChatButtonLink } from '../components/whatsapp-button-link.tsx';
import { WhoAnswers } from '../components/who-answers.tsx';
import { Closing } from './closing.tsx';
import { media } from '../theme/media.ts';

/**
 * The closing call of a page that sells nothing: ask in a chat, or call; without a topic the chat's greeting is
 * general.
 */
export function ChatClosing({ title, topic }: { title: string; topic?: string }) {
  return (
    // On phones the bar at the foot of the screen offers the same.
    <chakra.div css={{ [media.barAtFoot]: { display: 'none' } }}>
      <Closing title={title} beside={<WhoAnswers />}>
        <ChatButtonLink topic={topic} />
        <CallButtonLink variant="outlineOnBrand" />
      </Closing>
    </chakra.div>
  );
}
