import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { FieldGroup } from '../../components/field.tsx';
import { Small, Stack } from '../../components/layout.tsx';
import { RadioCard, RadioCards } from '../../components/radio-card.tsx';
import { DateParts } from '../../islands/form/date-field.tsx';
import { Keeping } from '../../islands/form/keeping.tsx';
import type { HouseholdTexts } from './enhance.ts';

const id = 'after-death';

/** What leaves steps out of the page, and the day from which theirs are counted; not offered while no script answers. */
export function HouseholdQuestions() {
  const { t } = useTranslation(['after-death', 'calculators']);
  const { until, past, reminder, errors, questions, ...words } = t('household');
  const texts: HouseholdTexts = { until, past, reminder, errors };
  return (
    <Stack data-household={JSON.stringify(texts)} data-keepable="" data-controls="">
      <Disclosure title={words.title} summary={words.short}>
        <Stack gap="2">
          <Small>{words.hint}</Small>
          {Object.entries(questions).map(([name, label]) => (
            <FieldGroup key={name} id={`${id}-${name}`} label={label}>
              <RadioCards>
                {(['yes', 'no'] as const).map((answer) => (
                  <RadioCard key={answer} name={name} id={`${id}-${name}-${answer}`} value={answer}>
                    {words[answer]}
                  </RadioCard>
                ))}
              </RadioCards>
            </FieldGroup>
          ))}
          <FieldGroup id={id} label={words.day} hint={t('calculators:date.hint')}>
            <DateParts id={id} />
          </FieldGroup>
          <p role="status" data-part="status" />
          <Button name="calendar" hidden>
            <CalendarPlus size={20} />
            {words.calendar}
          </Button>
          <Keeping form={id} />
        </Stack>
      </Disclosure>
    </Stack>
  );
}
