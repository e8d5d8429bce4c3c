import { chakra } from '@chakra-ui/react';
import { startTransition, useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { enhanceContactForms, typedIn } from './enhance.ts';
import { restoreValues } from '../../storage/page-values.ts';
import { fieldId, messageField, messageFields, type MessageField } from './contact-message.ts';
import { deployment } from '../../office/deployment.ts';
import { Button } from '../../components/button.tsx';
import type { TextFieldProps } from '../../components/field.tsx';
import { Stack } from '../../components/layout.tsx';
import { spacedUnlessEmpty } from '../../components/spaced-unless-empty.ts';
import { SpeakInstead } from '../../components/speak-instead.tsx';
import { useAddress } from '../../components/use-address.ts';
import { ConsentNotice } from './consent-notice.tsx';
import { hasGoneOn } from '../../islands/last-press.ts';
import { LineField } from '../../islands/form/line-field.tsx';
import { FormProvider } from '../../islands/form/use-field.ts';
import { ErrorSummary, focusOn } from './error-summary.tsx';
import { FailureText } from './failure-text.tsx';
import { OtherWays } from './other-ways.tsx';
import type { useSending } from './sending.ts';
import { errorsOf, type MessageErrors } from './validation.ts';

// Columns that may be narrower than a word, so that nothing typed or answered can widen the page.
const Fields = chakra('form', {
  base: { display: 'grid', maxWidth: 'measure', ...spacedUnlessEmpty('1.5') },
});

const SendButton = chakra(Button, {
  base: {
    justifySelf: 'start',
    // Pressed before React is there to say so: the small script marks it.
    '&[data-pressed]': { '& > span': { display: 'none' }, _after: { content: 'attr(data-sending)' } },
  },
});

const inputs: Record<MessageField, Pick<TextFieldProps, 'type' | 'autoComplete' | 'rows'>> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  message: { rows: 5 },
};

const errorsIn = (form: HTMLFormElement) =>
  errorsOf(typedIn(form), form.querySelector<HTMLInputElement>('[type=email]')?.validity.typeMismatch === false);

/** The form itself; without a script, or until React hydrates, it posts to the collector by itself. */
export function MessageForm({ state, send }: Pick<ReturnType<typeof useSending>, 'state' | 'send'>) {
  const { t } = useTranslation('contact');
  const address = useAddress();
  const [errors, setErrors] = useState<MessageErrors>([]);
  const progress = useRef<HTMLParagraphElement>(null);
  const error = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isSending = state.step === 'sending';
  const failure = state.step === 'failed' ? state.failure : undefined;
  const isAnother = state.step === 'another';

  useLayoutEffect(() => {
    enhanceContactForms();
    restoreValues();
  }, []);

  useLayoutEffect(() => {
    // The button is disabled now and would drop the focus; the line that says so has appeared to take it.
    if (isSending && document.activeElement === button.current) progress.current?.focus();
  }, [isSending]);

  useEffect(() => {
    if (isAnother) focusOn('name');
    // Whoever waited at the button is led to the error; whoever is elsewhere is left there.
    const waiting: (Element | null)[] = [progress.current, button.current, document.body];
    if (failure && waiting.includes(document.activeElement)) error.current?.focus();
  }, [failure, isAnother]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const current = event.currentTarget;
    const found = errorsIn(current);
    // A slow phone leads the visitor to the field at once, and draws the words a moment later.
    startTransition(() => setErrors(found));
    const [first] = found;
    if (first) return hasGoneOn() ? undefined : focusOn(first.field);
    const pressed = Number(button.current?.dataset.pressed ?? Date.now());
    void send(current.action, typedIn(current), Date.now() - pressed);
  }

  function recheck({ currentTarget }: FormEvent<HTMLFormElement>) {
    const found = errorsIn(currentTarget);
    // What is known when it is drawn: a press may not have been answered yet.
    startTransition(() =>
      setErrors((known) => found.filter((wrong) => known.some((each) => each.field === wrong.field))),
    );
  }

  const sentences = errors.map((wrong) => ({ field: fieldId(wrong.field), sentence: t(`form.errors.${wrong.error}`) }));
  return (
    <Fields
      action={deployment.formEndpoint}
      method="post"
      data-enhanced=""
      data-draft=""
      onInput={recheck}
      onSubmit={submit}
      aria-busy={isSending}
    >
      <input type="hidden" name="_next" value={`${deployment.siteUrl ?? ''}${address('thank-you')}`} />
      <SpeakInstead />
      <FormProvider value={{ idOf: fieldId, errors: sentences, optional: t('form.optional') }}>
        {messageFields.map((name) => {
          const isRequired = messageField[name].missing !== undefined;
          return (
            // Left to the browser to fill, so that no keystroke can fall between it and React.
            <LineField
              key={name}
              {...inputs[name]}
              isPosted
              name={name}
              label={t(`form.${name}`)}
              hint={name === 'message' ? t('form.messageHint') : undefined}
              isOptional={!isRequired}
              required={isRequired}
              readOnly={isSending}
            />
          );
        })}
      </FormProvider>
      <ConsentNotice />
      <Stack role="status">
        <ErrorSummary errors={errors} />
        {failure && (
          <chakra.p color="text.error" fontWeight="700" key={JSON.stringify(failure)} ref={error} tabIndex={-1}>
            <FailureText failure={failure} />
          </chakra.p>
        )}
        <chakra.p fontWeight="700" data-when-offline="" hidden>
          {t('form.otherWays.offline')}
        </chakra.p>
      </Stack>
      <p role="status" ref={progress} tabIndex={-1}>
        {isSending && t(state.isSlow ? 'form.stillTrying' : 'form.sending')}
      </p>
      <SendButton type="submit" ref={button} disabled={isSending} data-sending={t('form.sending')}>
        <span>{isSending ? t('form.sending') : t('form.send')}</span>
      </SendButton>
      <OtherWays isShown={failure !== undefined} />
    </Fields>
  );
}
