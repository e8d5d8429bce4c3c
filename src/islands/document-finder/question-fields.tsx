import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { questionNames, questions } from './passport-documents.ts';
import { returnObjects } from '../../i18n/resources.ts';

const Fields = chakra('fieldset', { base: { minWidth: '0', '& legend': { textStyle: 'label', color: 'text.heading', marginBottom: '1' } } });

const Options = chakra('div', { base: { display: 'grid', gap: '1', md: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' } } });

const Option = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1.5rem 1fr',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '3rem',
    paddingInline: '2',
    paddingBlock: '1',
    background: 'bg.raised',
    borderWidth: 'control',
    borderColor: 'edge',
    borderRadius: 'medium',
    cursor: 'pointer',
    '& input': { width: '1.375rem', height: '1.375rem', margin: '0', accentColor: 'var(--office-colors-bg-brand)' },
    '&:focus-within': { borderColor: 'edge.control' },
  },
});

/** The questions as radio buttons; `given` is an answer that is chosen at first. */
export const QuestionFields = memo(function QuestionFields({ given }: { given: string }) {
  const { t } = useTranslation('document-finder');
  return questionNames.map((name) => {
    const words = t(`questions.${name}`, returnObjects);
    const options: Readonly<Record<string, string>> = words.options;
    return (
      <Fields key={name}>
        <legend>{words.legend}</legend>
        <Options>
          {questions[name].map((option) => (
            <Option key={option}>
              <input type="radio" required name={name} id={`papers-${name}-${option}`} value={option} defaultChecked={option === given} />
              {options[option]}
            </Option>
          ))}
        </Options>
      </Fields>
    );
  });
});
