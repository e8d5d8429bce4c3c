/**
 * The fields of every form: name, hint, control and error, tied together for those who see them and for those who do
 * not.
 */
import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';

const Group = chakra('fieldset', { base: { '& legend': { fontWeight: '700', marginBottom: 'half' } } });
const Name = chakra('label', { base: { fontWeight: '700', marginBottom: '1' } });
const Hint = chakra('p', { base: { textStyle: 'small', color: 'text.muted', marginBottom: 'half' } });
const ErrorText = chakra('p', {
  base: {
    color: 'text.error',
    fontWeight: '700',
    marginTop: 'half',
    '[data-background="brand"] &': { color: 'text.onBrandAccent' },
  },
});

/** What visitors type into: a line, several lines or a choice; `aria-invalid` marks the one to fix. */
export const TextControl = chakra('input', {
  base: {
    // Left as it is where a browser makes pages dark by itself: it would leave the edge no contrast.
    colorScheme: 'only light',
    width: '100%',
    minHeight: '3rem',
    paddingInline: '1.5',
    paddingBlock: '1',
    background: 'bg.raised',
    color: 'text',
    borderWidth: 'control',
    borderColor: 'edge.control',
    borderRadius: 'small',
    // Below 16 px an iPhone zooms the page when the field is touched.
    textStyle: 'body',
    '&[aria-invalid="true"]': { borderColor: 'edge.error', boxShadow: 'inset 0 -3px 0 {colors.edge.error}' },
  },
});

/** Ties a control to what is shown with it; `id` begins the ids of those parts. */
export function describedBy(id: string, shown: Partial<Record<'hint' | 'error' | `${string}-note`, unknown>>) {
  const ids = Object.entries(shown).flatMap(([part, isShown]) => (isShown ? `${id}-${part}` : []));
  return { 'aria-describedby': ids.join(' ') || undefined };
}

/** Screen readers announce only what comes into a place that they know, so it stays while there is no error. */
function ErrorMessage({ id, error }: { id: string; error: string | undefined }) {
  return <div aria-live="polite">{error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}</div>;
}

export interface TextFieldProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  /** How many lines it shows, where it takes more than one. */
  rows?: number;
}

/** A field for text. */
export function TextField({ id, label, hint, error, rows, ...input }: TextFieldProps) {
  const lines = rows && { as: 'textarea' as const, rows };
  return (
    <chakra.div display="grid">
      <Name htmlFor={id}>{label}</Name>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <TextControl
        id={id}
        {...input}
        {...lines}
        {...describedBy(id, { hint, error })}
        aria-invalid={error ? true : undefined}
      />
      <ErrorMessage id={id} error={error} />
    </chakra.div>
  );
}

interface FieldGroupProps {
  /** Begins the ids of its hint and its error. */
  id: string;
  label: string;
  hint?: string;
  error?: string;
  hidden?: boolean;
  children: ReactNode;
}

/** Several controls under one name; those that are wrong say so by `describedBy`. */
export function FieldGroup({ id, label, hint, error, hidden, children }: FieldGroupProps) {
  return (
    <Group hidden={hidden} {...describedBy(id, { hint })}>
      <legend>{label}</legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children}
      <ErrorMessage id={id} error={error} />
    </Group>
  );
}
