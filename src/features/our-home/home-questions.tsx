import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { ChangeButton, withoutOtherAnswers } from '../../components/change-button.tsx';
import { RadioCard } from '../../components/radio-card.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { questionNames } from './our-home-rule.ts';

/** What no script asks one by one stands there all at once; so does what is printed. */
const oneByOne = { display: 'none', '@media (scripting: none)': { display: 'grid' }, _print: { display: 'grid' } };

/** The question after which there is none. */
const last = 'fieldset:last-of-type :checked';

const Form = chakra('form', {
  base: {
    '& fieldset': { display: 'grid', gap: '1', paddingBottom: '2' },
    '& legend': { textStyle: 'label', marginBottom: '1' },
    '& label': { paddingInline: '1.5', paddingBlock: 'half', gap: '1' },
    '& button': { display: 'none' },
    // An engine without :has() shows all of them.
    '& fieldset:not(:has(:checked)) ~ fieldset': oneByOne,
    [`&:not(:has(${last})) fieldset:has(:checked):not(:has(:focus-visible))`]: oneByOne,
    [`&:has(:checked):not(:has(${last})) button[name="previous"]`]: { display: 'inline-flex' },
    // At the end each is a line with what was answered.
    [`&:has(${last})`]: {
      _print: { display: 'none' },
      '& fieldset:has(:checked):not(:has(:focus-visible))': {
        position: 'relative',
        gridTemplateColumns: '1fr auto',
        gap: '0',
        paddingBottom: '0',
        borderBottomWidth: 'hairline',
        borderColor: 'edge',
        '& legend': { textStyle: 'small', color: 'text.muted', marginBottom: '0' },
        ...withoutOtherAnswers,
        '& label': { padding: '0', background: 'transparent', borderWidth: '0', boxShadow: 'none', fontWeight: '700' },
        '& button': { display: 'inline-flex' },
      },
    },
  },
});

/** The questions: all of them, and one at a time where a script weaves. */
export function HomeQuestions() {
  const { t } = useTranslation('our-home');
  return (
    // `dialog` outside of a dialog submits nothing.
    <Form method="dialog">
      {questionNames.map((name) => {
        const { legend, options } = t(`questions.${name}`);
        return (
          <fieldset key={name}>
            <legend>{legend}</legend>
            {Object.entries(options).map(([answer, words]) => (
              <RadioCard key={answer} size="large" name={name} id={`our-home-${name}-${answer}`} value={answer}>
                {words}
              </RadioCard>
            ))}
            <ChangeButton type="button" name="change">
              {t('change')}
              <VisuallyHidden>: {legend}</VisuallyHidden>
            </ChangeButton>
          </fieldset>
        );
      })}
      <Button type="button" name="previous" variant="quiet">
        {t('previous')}
      </Button>
      {/* Nothing is to be sent, but a form without it is none to programs that read pages. */}
      <button type="submit" hidden>
        {t('next')}
      </button>
    </Form>
  );
}
