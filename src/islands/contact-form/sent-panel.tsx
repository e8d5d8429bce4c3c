import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Heading } from '../../components/heading.tsx';

const Panel = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    justifyItems: 'start',
    maxWidth: 'measure',
    padding: '3',
    background: 'bg.raised',
    borderInlineStartWidth: '6px',
    borderColor: 'edge.success',
    borderRadius: 'small',
  },
});

/** Replaces the form once the collector has the message. */
export function SentPanel({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation('contact');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Panel>
      <Heading level={3} ref={heading} tabIndex={-1}>
        {t('form.sentTitle')}
      </Heading>
      <p>{t('form.sentBody')}</p>
      <Button type="button" variant="outline" onClick={onAnother}>
        {t('form.another')}
      </Button>
    </Panel>
  );
}
