import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Heading } from '../../components/heading.tsx';
import { Stack } from '../../components/layout.tsx';

/** Replaces the form once the collector has the message. */
export function SentPanel({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation('contact');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Whoever types elsewhere is left there.
    if (!document.activeElement?.matches('input')) heading.current?.focus();
  }, []);
  return (
    <Stack
      gap="2"
      justifyItems="start"
      maxWidth="measure"
      padding="3"
      background="bg.raised"
      borderInlineStartWidth="6px"
      borderColor="edge.success"
      borderRadius="small"
      data-sent=""
    >
      <Heading level={3} ref={heading} tabIndex={-1}>
        {t('form.sentTitle')}
      </Heading>
      <p>{t('form.sentBody')}</p>
      {/* The second tap of two quick ones meets what the first has brought. */}
      <Button variant="outline" onClick={({ detail }) => detail < 2 && onAnother()}>
        {t('form.another')}
      </Button>
    </Stack>
  );
}
