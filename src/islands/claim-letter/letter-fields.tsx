import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '../../components/field.tsx';
import { ChoiceField } from '../form/choice-field.tsx';
import { DateField } from '../form/date-field.tsx';
import { useField } from '../form/use-field.ts';
import { AmountField, LineField } from '../form/line-field.tsx';
import { enclosedOnly, enclosures, happenings, lines, roles } from './claim-facts.ts';

const onlyWith = (answer: string) =>
  ({ '@media screen': { [`form:not(:has([value="${answer}"]:checked)) &`]: { display: 'none' } } }) as const;

/** Asked only where it fits what has happened; a sheet to fill in by hand shows it always. */
const Only = chakra('div', {
  base: { display: 'grid', gap: '3' },
  variants: {
    where: {
      decided: {
        '@media screen': { 'form:has([value="late"]:checked, [value="silent"]:checked) &': { display: 'none' } },
      },
      billed: { '@media screen': { 'form:has([value="life"]:checked) &': { display: 'none' } } },
      cut: onlyWith('cut'),
      health: onlyWith('health'),
      life: onlyWith('life'),
      vehicle: onlyWith('vehicle'),
      travel: onlyWith('travel'),
    },
  },
});

const Boxes = chakra('div', { base: { display: 'grid' } });

export const Box = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minHeight: 'target',
    cursor: 'pointer',
    '& input': { flex: 'none', width: '1.25rem', height: '1.25rem', margin: '0', accentColor: 'bg.brand' },
  },
});

function EnclosureBoxes() {
  const { t } = useTranslation('claim-letter');
  const { id, label } = useField('enclosed', t('fields.enclosures.label'));
  return (
    <FieldGroup id={id} label={label}>
      <Boxes>
        {enclosures.map((each) => (
          <Only key={each} where={enclosedOnly[each]}>
            <Box>
              <input type="checkbox" id={`${id}-${each}`} />
              {t(`letter.enclosures.${each}`)}
            </Box>
          </Only>
        ))}
      </Boxes>
    </FieldGroup>
  );
}

/** What the letter needs to know, in the order in which a claim goes. */
export function LetterFields() {
  const { t } = useTranslation('claim-letter');
  return (
    <>
      <ChoiceField
        name="happened"
        label={t('fields.happened.label')}
        choices={happenings.map((value) => ({ value, words: t(`fields.happened.${value}`) }))}
        asks
      />
      <ChoiceField
        name="line"
        label={t('fields.line.label')}
        choices={lines.map((value) => ({ value, words: t(`fields.line.${value}`) }))}
        asks
      />
      <ChoiceField
        name="role"
        label={t('fields.role.label')}
        choices={roles.map((value) => ({ value, words: t(`fields.role.${value}`) }))}
        asks
      />
      <LineField name="insurer" label={t('fields.insurer.label')} hint={t('fields.insurer.hint')} />
      <LineField name="policy" label={t('fields.policy.label')} />
      <LineField name="number" label={t('fields.number.label')} optional />
      {lines.map((line) => (
        <Only key={line} where={line}>
          <LineField
            name={`insured-${line}`}
            label={t(`fields.insured.${line}`)}
            hint={t('fields.insured.hint')}
            optional={line !== 'life'}
          />
        </Only>
      ))}
      <DateField name="claimed" label={t('fields.claimed.label')} />
      <Only where="decided">
        <DateField name="decided" label={t('fields.decided.label')} hint={t('fields.decided.hint')} />
      </Only>
      <AmountField name="amount" label={t('fields.amount.label')} hint={t('fields.amount.hint')} />
      <Only where="cut">
        <AmountField name="paid" label={t('fields.paid.label')} />
      </Only>
      <LineField name="why" label={t('fields.why.label')} hint={t('fields.why.hint')} rows={6} />
      <LineField name="name" label={t('fields.name.label')} hint={t('fields.name.hint')} />
      <LineField name="address" label={t('fields.address.label')} hint={t('fields.address.hint')} rows={3} />
      <EnclosureBoxes />
    </>
  );
}
