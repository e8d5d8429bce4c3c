import { chakra } from '@chakra-ui/react';
import { FieldGroup } from '../../../components/field.tsx';
import { RadioCard } from '../../../components/radio-card.tsx';
import { useField } from './surrounding-calculator.ts';

const Choices = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '1' } });

export interface ChoiceFieldProps {
  name: string;
  label: string;
  /** The first is chosen until the visitor chooses another. */
  choices: readonly { value: string; words: string }[];
}

/** One of a few, all in sight. */
export function ChoiceField({ name, label, choices }: ChoiceFieldProps) {
  const { id } = useField(name);
  return (
    <FieldGroup id={id} label={label}>
      <Choices>
        {choices.map(({ value, words }, position) => (
          <RadioCard key={value} size="small" id={`${id}-${value}`} name={id} value={value} defaultChecked={position === 0}>
            {words}
          </RadioCard>
        ))}
      </Choices>
    </FieldGroup>
  );
}
