import { useTranslation } from 'react-i18next';
import { isBefore } from '../../../values/calendar-date.ts';
import { childPassport } from './child-passport-rule.ts';
import { OfficialSiteLink } from '../../../components/official-site-link.tsx';
import { Result } from '../shared/result.tsx';
import { Form } from '../../../islands/form/form.tsx';
import { DateField } from '../../../islands/form/date-field.tsx';

/** Until when a child's passport is valid, from the dates of birth and of issue. */
export function ChildPassport() {
  const { t } = useTranslation('child-passport');

  return (
    <Form
      id="child-passport"
      action={t('action')}
      result={(reader) => {
        const { today } = reader;
        const birth = reader.date('birth', t('errors.birthEmpty'));
        const issue = reader.date('issue', today);
        if (!birth || !issue) return null;
        if (isBefore(today, birth)) return reader.refuse('birth-year', t('errors.birthAhead'));
        const validity = childPassport(birth, issue);
        if (validity.kind === 'unborn') return reader.refuse('issue-day', t('errors.issueBeforeBirth'));
        const hasChoice = validity.kind === 'choice';
        return (
          <Result
            question={t('title')}
            title={t(hasChoice ? 'answer.choice' : 'answer.one')}
            figures={
              hasChoice
                ? [
                    { label: t('answer.choiceBirthday'), value: validity.untilBirthday },
                    { label: t('answer.choiceFull'), value: validity.untilFull },
                  ]
                : [{ label: t('answer.until'), value: validity.until }]
            }
            note={t('answer.note')}
          >
            {validity.kind !== 'choice' && <p>{t(`answer.${validity.kind}`)}</p>}
            {issue === today && <p>{t('answer.today', { today })}</p>}
            <OfficialSiteLink />
          </Result>
        );
      }}
    >
      <DateField name="birth" label={t('fields.birth.label')} />
      <DateField name="issue" label={t('fields.issue.label')} hint={t('fields.issue.hint')} />
    </Form>
  );
}
