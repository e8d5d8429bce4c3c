import { chakra } from '@chakra-ui/react';
import { Fragment, memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeButton, answerLine } from '../../components/change-button.tsx';
import { describedBy, FieldGroup } from '../../components/field.tsx';
import { RadioCard } from '../../components/radio-card.tsx';
import { ChatButtonLink } from '../../components/whatsapp-button-link.tsx';
import { hiddenFromSight, VisuallyHidden } from '../../components/visually-hidden.tsx';
import { hasGoneOn } from '../../islands/last-press.ts';
import { askAgain } from '../../dom/ask-again.ts';
import { answerId, choicesFor, questionNames, withoutTatkal, type Question } from './passport-documents.ts';

/** Answered, and not just now by keyboard, which goes on to the other answers from there. */
const answered = '&:has(input:checked):not(:has(input:focus-visible))';

const Fieldsets = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    // Not while there is still a question to answer.
    '& > fieldset:not([hidden]):not(:has(:checked)) ~ button': { display: 'none' },
    '& > fieldset': {
      position: 'relative',
      '& legend': { textStyle: 'label' },
      '& button': { display: 'none' },
      [answered]: {
        ...answerLine,
        borderColor: 'edge.onBrand',
        '& legend': hiddenFromSight,
        '& label': { ...answerLine['& label'], color: 'inherit' },
        '& label::before': { content: '"✓" / ""', color: 'text.onBrandAccent' },
        '& > div:has(> label)': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
      },
    },
  },
});

const Options = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    '& label': { color: 'text' },
    '& > div': {
      display: 'grid',
      gap: '1',
      gridColumn: '1 / -1',
      width: '100%',
      justifyItems: 'start',
      paddingBottom: '1',
    },
    // Below all answers, where an engine knows which of them is given.
    '@supports selector(:has(a))': {
      '& > div': { order: '1' },
      '& label:not(:has(:checked)) + div': { display: 'none' },
    },
    md: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' },
  },
});

interface RadioOptionsProps {
  name: Question;
  /** What the page is about, which answers the first question on that of first passports. */
  topic: string;
  error: string | undefined;
}

/** Drawn once, so that a press costs no more than what it changes. */
const RadioOptions = memo(function RadioOptions({ name, topic, error }: RadioOptionsProps) {
  const { t } = useTranslation('document-finder');
  const { legend, options }: { legend: string; options: Readonly<Record<string, string>> } = t(`questions.${name}`);
  const id = `papers-${name}`;
  return (
    <Options>
      {choicesFor(name, topic).map((option) => (
        <Fragment key={option}>
          <RadioCard
            name={name}
            id={answerId(name, option)}
            value={option}
            defaultChecked={option === topic}
            {...describedBy(id, { error, [`${option}-note`]: withoutTatkal[option] })}
          >
            {options[option]}
          </RadioCard>
          {withoutTatkal[option] && (
            <div>
              <p id={`${id}-${option}-note`}>
                {option === 'lost' && t('police')} {t(`points.${withoutTatkal[option]}`)}
              </p>
              <ChatButtonLink topic={options[option]} variant="outline" />
            </div>
          )}
        </Fragment>
      ))}
      <ChangeButton
        type="button"
        data-press={name}
        onClick={({ currentTarget }) => askAgain(currentTarget, !hasGoneOn())}
      >
        {t('change')}
        <VisuallyHidden>: {legend}</VisuallyHidden>
      </ChangeButton>
    </Options>
  );
});

interface QuestionFieldsProps {
  topic: string;
  /** Those that stand there: one at a time, and those that are answered. */
  shown: ReadonlySet<string | undefined>;
  /** The question that the visitor has still to answer. */
  unanswered: Question | undefined;
  /** What stands below the last. */
  children: ReactNode;
}

/** The questions as radio buttons, one at a time; what is answered folds to one line. */
export function QuestionFields({ topic, shown, unanswered, children }: QuestionFieldsProps) {
  const { t } = useTranslation('document-finder');
  const fields = questionNames.map((name) => {
    const legend = t(`questions.${name}.legend`);
    const error = name === unanswered ? t('unanswered', { question: legend }) : undefined;
    return (
      <FieldGroup key={name} id={`papers-${name}`} label={legend} error={error} hidden={!shown.has(name)}>
        <RadioOptions name={name} topic={topic} error={error} />
      </FieldGroup>
    );
  });
  return (
    <Fieldsets>
      {fields}
      {children}
    </Fieldsets>
  );
}
