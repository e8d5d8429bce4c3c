import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../components/field.tsx';
import { requiredFields, type MessageField as FieldName } from './contact-message.ts';
import type { ErrorKey } from './validation.ts';

/** Id of a field on the page, where `message` is the form's own. */
export function fieldId(field: FieldName): string {
  return field === 'message' ? 'text' : field;
}

export interface MessageFieldProps extends Pick<
  ComponentProps<typeof TextField>,
  'type' | 'autoComplete' | 'rows' | 'hint' | 'readOnly'
> {
  name: FieldName;
  error: ErrorKey | undefined;
  /** Called with the field's name after each change. */
  onType: (name: FieldName) => void;
}

/** A field of the contact form, left to the browser to fill so that no keystroke can fall between it and React. */
export function MessageField({ name, error, onType, ...control }: MessageFieldProps) {
  const { t } = useTranslation('contact');
  const isRequired = requiredFields.includes(name);
  return (
    <TextField
      {...control}
      id={fieldId(name)}
      name={name}
      label={isRequired ? t(`form.${name}`) : `${t(`form.${name}`)} (${t('form.optional')})`}
      required={isRequired}
      error={error && t(`form.errors.${error}`)}
      onInput={() => onType(name)}
    />
  );
}
