import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { describedBy, FieldGroup } from '../../components/field.tsx';
import { RadioCard } from '../../components/radio-card.tsx';
import { returnObjects } from '../../i18n/resources.ts';
import { questionNames, questions, type Question } from './passport-documents.ts';

const Fields = chakra(FieldGroup, { base: { '& legend': { textStyle: 'label', color: 'text.heading', marginBottom: '1' } } });

const Options = chakra('div', { base: { display: 'grid', gap: '1', md: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' } } });

export interface QuestionFieldsProps {
  /** An answer that is chosen at first. */
  given: string;
  /** The question that the visitor has still to answer. */
  unanswered: Question | undefined;
}

/** The questions as radio buttons. */
export const QuestionFields = memo(function QuestionFields({ given, unanswered }: QuestionFieldsProps) {
  const { t } = useTranslation('document-finder');
  return questionNames.map((name) => {
    const { legend, options } = t(`questions.${name}`, returnObjects);
    const words: Readonly<Record<string, string>> = options;
    const id = `papers-${name}`;
    const error = name === unanswered ? t('unanswered', { question: legend }) : undefined;
    return (
      <Fields key={name} id={id} label={legend} error={error}>
        <Options>
          {questions[name].map((option) => (
            <RadioCard
              key={option}
              size="large"
              required
              name={name}
              id={`${id}-${option}`}
              value={option}
              defaultChecked={option === given}
              {...describedBy(id, { error })}
            >
              {words[option]}
            </RadioCard>
          ))}
        </Options>
      </Fields>
    );
  });
});
