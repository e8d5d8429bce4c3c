import { useDeferredValue, useEffect } from 'react';
import { Arrival, prepareArrival } from '../../components/arrival.tsx';
import { forgetMessage } from './enhance.ts';
import { MessageForm } from './message-form.tsx';
import { useSending } from './sending.ts';
import { SentPanel } from './sent-panel.tsx';

/** The contact form: from writing to the panel that says the message has gone. */
export function ContactForm() {
  const sending = useSending();
  // Drawn in steps, so that a slow phone answers a press before it has drawn all that follows from it.
  const state = useDeferredValue(sending.state);
  useEffect(() => {
    if (state.step === 'sending') void prepareArrival();
    if (state.step === 'sent') forgetMessage();
  }, [state.step]);
  if (state.step === 'sent')
    return (
      <Arrival>
        <SentPanel onAnother={sending.another} />
      </Arrival>
    );
  return <MessageForm state={state} send={sending.send} />;
}
