import { chakra } from '@chakra-ui/react';
import { startTransition, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { beginningOf, fieldsIn, valueOf } from '../../storage/fields.ts';
import { Button } from '../../components/button.tsx';
import { Small, Stack } from '../../components/layout.tsx';
import { spacedUnlessEmpty } from '../../components/spaced-unless-empty.ts';
import { hasGoneOn } from '../last-press.ts';
import { createFormReader, type FieldError, type FormReader } from './form-reader.ts';
import { FormProvider } from './use-field.ts';

const Controls = chakra('form', {
  base: { display: 'grid', gap: '1.5', md: { gap: '3' }, justifyItems: 'start', '& > *': { width: '100%' } },
});

const Press = chakra('div', { base: { display: 'grid', ...spacedUnlessEmpty('2') } });

interface FormProps {
  /** Begins the ids of its fields. */
  id: string;
  /** What its button says. */
  action: string;
  /**
   * The answer to what stands in the fields; not shown once the reader has noted an error. `isAsked`: the visitor
   * pressed the button for it and waits there.
   */
  result: (reader: FormReader, isAsked: boolean) => ReactNode;
  /** The fields. */
  children: ReactNode;
}

interface Outcome {
  result: ReactNode;
  errors: readonly FieldError[];
  /** The visitor pressed the button for it, waits there, and is led to it. */
  isAsked: boolean;
}

/** Fields, a button and the answer, which is announced; what is to be corrected is said at its field. */
export function Form({ id, action, result, children }: FormProps) {
  const { t } = useTranslation('calculators');
  const form = useRef<HTMLFormElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  /** The last one, drawn or not: a press may not have been answered yet. */
  const known = useRef<Outcome>(undefined);
  const errors = outcome?.errors ?? [];

  const workOut = (typed: HTMLFormElement, isAsked: boolean): Outcome => {
    const reader = createFormReader(typed, id, t);
    return { result: result(reader, isAsked), errors: reader.errors, isAsked };
  };

  const tell = (next: Outcome) => {
    known.current = next;
    setOutcome(next);
  };

  // What was typed before React hydrated is answered now; errors wait while the visitor is still writing, and whoever
  // only comes past is told nothing.
  const resultFirst = useEffectEvent(() => {
    // A press that React was hydrated for may have been answered already.
    if (!form.current || known.current) return;
    const first = workOut(form.current, false);
    if (first.errors.length > 0) return;
    const isFilledIn = [...fieldsIn(form.current)].some((field) => valueOf(field) !== beginningOf(field));
    tell({ ...first, result: isFilledIn && first.result });
  });
  useEffect(() => resultFirst(), []);

  useEffect(() => {
    if (!outcome?.isAsked || hasGoneOn()) return;
    const [first] = outcome.errors;
    if (first) {
      const field = document.getElementById(first.field);
      field?.closest('details')?.setAttribute('open', '');
      field?.focus();
    } else region.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  const refresh = (typed: HTMLFormElement) => {
    const before = known.current;
    if (!before) return;
    const next = workOut(typed, false);
    const told = next.errors.filter(({ field }) => before.errors.some((error) => error.field === field));
    tell({ ...next, result: next.errors.length === 0 && next.result, errors: told });
  };

  return (
    // `dialog` outside of a dialog submits nothing: what is pressed before React hydrates stays on the page, and is
    // pressed again then.
    <Controls
      ref={form}
      method="dialog"
      // What is put back or erased too comes as this event: React takes a change that it did not see typed for none.
      onInput={({ currentTarget }) => startTransition(() => refresh(currentTarget))}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = event.currentTarget;
        // In steps, so that a slow phone answers the press before it has drawn all that follows from it.
        startTransition(() => tell(workOut(typed, !hasGoneOn())));
      }}
    >
      <FormProvider value={{ idOf: (name) => `${id}-${name}`, errors, optional: t('optional') }}>
        {children}
      </FormProvider>
      <Press>
        <div>
          <Button type="submit" variant="brand" data-press="submit">
            {action}
          </Button>
        </div>
        <Stack scrollMarginBlock="1rem" role="status" ref={region}>
          {errors.length === 0 && outcome?.result}
        </Stack>
      </Press>
      <Small>{t('private')}</Small>
    </Controls>
  );
}
