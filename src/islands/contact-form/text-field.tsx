import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { longest, requiredFields, type MessageField } from './contact-message.ts';
import { field as look } from '../../theme/recipes/field.ts';
import { charactersLeft } from './characters.ts';
import type { FieldError } from './validation.ts';

const Box = chakra('div', { base: { display: 'grid', gap: 'half', '& label': { fontWeight: '600' } } });
const Line = chakra('input', look);
const Lines = chakra('textarea', look);
const Note = chakra('p', { base: { textStyle: 'small', color: 'text.muted', _empty: { display: 'none' } } });
const FaultNote = chakra('p', { base: { color: 'text.error', fontWeight: '600' } });

/** Id of a field on the page; `message` is the form's own place there. */
export function fieldId(field: MessageField): string {
  return field === 'message' ? 'text' : field;
}

export interface TextFieldProps {
  field: MessageField;
  hint?: string;
  fault: FieldError | undefined;
  isReadOnly: boolean;
  /** Called with the field's name after each change. */
  onType: (field: MessageField) => void;
  input: Pick<ComponentProps<'input'>, 'type' | 'autoComplete'> | { rows: number };
}

/** A labelled field, left to the browser to fill so that no keystroke can fall between it and React. */
export function TextField({ field, hint, fault, isReadOnly, onType, input }: TextFieldProps) {
  const { t } = useTranslation('contact');
  const element = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [left, setLeft] = useState<number>();
  const count = () => setLeft(charactersLeft(element.current?.value ?? '', longest[field]));
  // A draft may stand in the field already.
  useLayoutEffect(count, [field]);

  const id = fieldId(field);
  const isTooLong = left !== undefined && left < 0;
  const shared = {
    id,
    ref: element,
    name: field,
    required: requiredFields.includes(field),
    readOnly: isReadOnly,
    'aria-invalid': fault || isTooLong ? true : undefined,
    'aria-describedby': `${hint ? `${id}-hint ` : ''}${id}-left ${id}-fault`,
    onInput: () => {
      count();
      onType(field);
    },
  };
  return (
    <Box>
      <label htmlFor={id}>
        {t(`form.${field}`)}
        {!shared.required && ` (${t('form.optional')})`}
      </label>
      {hint && <Note id={`${id}-hint`}>{hint}</Note>}
      {'rows' in input ? <Lines {...shared} {...input} /> : <Line {...shared} {...input} />}
      <Note id={`${id}-left`}>{left !== undefined && !isTooLong && t('form.counter', { count: left })}</Note>
      <div id={`${id}-fault`} aria-live="polite">
        {fault ? <FaultNote>{t(`form.errors.${fault}`)}</FaultNote> : isTooLong && <FaultNote>{t('form.errors.tooLong')}</FaultNote>}
      </div>
    </Box>
  );
}
