import { describedBy, FieldGroup } from '../../components/field.tsx';
import { RadioCard, RadioCards } from '../../components/radio-card.tsx';
import { useField } from './use-field.ts';

interface ChoiceFieldProps {
  name: string;
  label: string;
  /** The first is chosen until the visitor chooses another, unless the field is blank. */
  choices: readonly { value: string; words: string }[];
  /** Nothing is chosen for the visitor. */
  isBlank?: boolean;
}

/** One of a few, all in sight. */
export function ChoiceField({ name, label, choices, isBlank }: ChoiceFieldProps) {
  const { id, error } = useField(name, label);
  return (
    <FieldGroup id={id} label={label} error={error?.sentence}>
      <RadioCards>
        {choices.map(({ value, words }, position) => (
          <RadioCard
            key={value}
            id={`${id}-${value}`}
            name={id}
            value={value}
            defaultChecked={!isBlank && position === 0}
            {...describedBy(id, { error })}
          >
            {words}
          </RadioCard>
        ))}
      </RadioCards>
    </FieldGroup>
  );
}
