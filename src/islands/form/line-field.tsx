import { TextField, type TextFieldProps } from '../../components/field.tsx';
import { useField } from './use-field.ts';

interface LineFieldProps extends Omit<TextFieldProps, 'id' | 'error'> {
  name: string;
  isOptional?: boolean;
  /** True where the browser itself may send it, under its name, and fill it in. */
  isPosted?: boolean;
}

/** A text of one line, or of several. */
export function LineField({ name, label, isOptional, autoComplete, isPosted, ...control }: LineFieldProps) {
  const { error, ...field } = useField(name, label, isOptional);
  return (
    <TextField
      {...field}
      error={error?.sentence}
      type={control.rows ? undefined : 'text'}
      {...control}
      autoComplete={autoComplete ?? (isPosted ? undefined : 'off')}
      name={isPosted ? name : undefined}
    />
  );
}

/** An amount of rupees, typed in figures or with lakh and crore. */
export const AmountField = (field: LineFieldProps) => <LineField enterKeyHint="go" {...field} />;
