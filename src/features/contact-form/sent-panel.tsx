import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Heading } from '../../components/heading.tsx';
import { Stack } from '../../components/layout.tsx';

/** In milliseconds, as systems count it. */
const longestDoubleTap = 500;

/** Replaces the form once the collector has the message. */
export function SentPanel({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation('contact');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Whoever types elsewhere is left there.
    if (!document.activeElement?.matches('input')) heading.current?.focus();
    const arrived = Date.now();
    // The second press of a double tap meets what the first has brought: it must not open that, nor take the focus
    // away.
    const dropSecondPress = (event: MouseEvent) => {
      if (event.detail < 2 || Date.now() - arrived > longestDoubleTap) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const presses = ['mousedown', 'click'] as const;
    for (const press of presses) addEventListener(press, dropSecondPress, true);
    return () => presses.forEach((press) => removeEventListener(press, dropSecondPress, true));
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
      <Button type="button" variant="outline" onClick={onAnother}>
        {t('form.another')}
      </Button>
    </Stack>
  );
}
