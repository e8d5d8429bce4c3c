import { useTranslation } from 'react-i18next';
import { isBefore } from '../../../values/calendar-date.ts';
import { childPassport, type PassportValidity } from './child-passport-rule.ts';
import { OfficialSiteLink } from '../../../components/official-site-link.tsx';
import { returnObjects } from '../../../i18n/resources.ts';
import { AnswerNote, AnswerTitle } from '../shared/answer.tsx';
import { Calculator } from '../shared/calculator.tsx';
import { DateField } from '../shared/date-field.tsx';
import type { FormReader } from '../shared/form-reader.ts';

/** Until when a child's passport is valid, from the dates of birth and of issue. */
export function ChildPassport() {
  const { t } = useTranslation('child-passport');
  const { t: tPassport } = useTranslation('passport-new');

  const answer = (reader: FormReader) => {
    const { today } = reader;
    const birth = reader.date('birth', t('errors.birthEmpty'));
    const issue = reader.date('issue', today);
    if (!birth || !issue) return null;
    if (isBefore(today, birth)) return reader.refuse('birth-year', t('errors.birthAhead'));
    const validity = childPassport(birth, issue, tPassport('figures', returnObjects));
    if (validity.kind === 'unborn') return reader.refuse('issue-day', t('errors.issueBeforeBirth'));
    return (
      <>
        <Validity validity={validity} />
        {issue === today && <p>{t('answer.today', { today })}</p>}
        <AnswerNote>{t('answer.note')}</AnswerNote>
        <OfficialSiteLink />
      </>
    );
  };

  return (
    <Calculator id="child-passport" action={t('action')} answer={answer}>
      <DateField name="birth" label={t('fields.birth.label')} />
      <DateField name="issue" label={t('fields.issue.label')} hint={t('fields.issue.hint')} />
    </Calculator>
  );
}

function Validity({ validity }: { validity: Exclude<PassportValidity, { kind: 'unborn' }> }) {
  const { t } = useTranslation('child-passport');
  if (validity.kind === 'choice') {
    return (
      <>
        <AnswerTitle>{t('answer.choice')}</AnswerTitle>
        <p>{t('answer.choiceBirthday', { until: validity.untilBirthday })}</p>
        <p>{t('answer.choiceFull', { until: validity.untilFull })}</p>
      </>
    );
  }
  return (
    <>
      <AnswerTitle>{t('answer.until', { until: validity.until })}</AnswerTitle>
      <p>{t(validity.kind === 'adult' ? 'answer.adult' : `answer.${validity.reason}`)}</p>
    </>
  );
}
