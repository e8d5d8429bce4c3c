import { chakra } from '@chakra-ui/react';
import { FieldGroup, GroupName } from './field-parts.tsx';
import { useField } from './surrounding-calculator.ts';

const Choices = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '1' } });

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '3rem',
    paddingInline: '1',
    paddingBlock: '1',
    background: 'bg.raised',
    borderWidth: 'control',
    borderColor: 'edge.control',
    borderRadius: 'small',
    cursor: 'pointer',
    '& input': { flex: 'none', width: '1.25rem', height: '1.25rem', accentColor: 'var(--office-colors-bg-brand)' },
    '&:has(:checked)': { boxShadow: 'inset 0 0 0 2px var(--office-colors-edge-control)', fontWeight: '600' },
  },
});

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
    <FieldGroup>
      <GroupName>{label}</GroupName>
      <Choices>
        {choices.map(({ value, words }, position) => (
          <Choice key={value}>
            <input type="radio" id={`${id}-${value}`} name={id} value={value} defaultChecked={position === 0} />
            {words}
          </Choice>
        ))}
      </Choices>
    </FieldGroup>
  );
}
