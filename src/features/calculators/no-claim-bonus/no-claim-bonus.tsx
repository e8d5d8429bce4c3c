import { useTranslation } from 'react-i18next';
import figures from '../../../facts/figures.json' with { type: 'json' };
import { bonusAmount, nextBonus } from './no-claim-bonus-rule.ts';
import { AmountField } from '../../../islands/form/line-field.tsx';
import { Result } from '../shared/result.tsx';
import { Form } from '../../../islands/form/form.tsx';
import { ChoiceField } from '../../../islands/form/choice-field.tsx';

const { ladder } = figures.noClaimBonus;

/** The bonus at the next renewal, and what it takes off the premium where that is given. */
export function NoClaimBonus() {
  const { t } = useTranslation('no-claim-bonus');
  const yesOrNo = (field: 'claimed' | 'late') => [
    { value: 'no', words: t(`fields.${field}.no`) },
    { value: 'yes', words: t(`fields.${field}.yes`) },
  ];

  const reasonFor = (bonus: number, next: number, claimed: boolean) => {
    const [first] = ladder;
    if (next === 0) return claimed ? t('answer.claimed', { first }) : t('answer.late', { first });
    return next > bonus ? t('answer.step', { from: bonus, to: next }) : t('answer.top', { percent: next });
  };

  return (
    <Form
      id="no-claim-bonus"
      action={t('action')}
      result={(reader) => {
        const bonus = Number(reader.choice('bonus'));
        const claimed = reader.choice('claimed') === 'yes';
        const premium = reader.amount('premium', 0);
        if (premium === undefined) return null;
        const next = nextBonus(bonus, claimed || reader.choice('late') === 'yes');
        const saving = bonusAmount(premium, next);
        return (
          <Result
            question={t('title')}
            title={t(next > 0 ? 'answer.some' : 'answer.none')}
            figures={[{ label: t('rule.bonus'), value: t('percent', { percent: next }) }]}
            note={t('answer.note')}
          >
            <p>{reasonFor(bonus, next, claimed)}</p>
            {saving > 0 && <p>{t('answer.saving', { premium, saving, rest: premium - saving })}</p>}
          </Result>
        );
      }}
    >
      <ChoiceField
        name="bonus"
        label={t('fields.bonus.label')}
        choices={[0, ...ladder].map((percent) => ({ value: String(percent), words: t('percent', { percent }) }))}
      />
      <ChoiceField name="claimed" label={t('fields.claimed.label')} choices={yesOrNo('claimed')} />
      <ChoiceField name="late" label={t('fields.late.label')} choices={yesOrNo('late')} />
      <AmountField name="premium" label={t('fields.premium.label')} hint={t('fields.premium.hint')} isOptional />
    </Form>
  );
}
