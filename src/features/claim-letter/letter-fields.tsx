import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '../../components/field.tsx';
import { ChoiceField } from '../../islands/form/choice-field.tsx';
import { DateField } from '../../islands/form/date-field.tsx';
import { useField } from '../../islands/form/use-field.ts';
import { AmountField, LineField } from '../../islands/form/line-field.tsx';
import { ConditionalFields } from './conditional-fields.tsx';
import {
  enclosedOnly,
  enclosures,
  grounds,
  happenings,
  insuredFields,
  insuranceLines,
  roles,
  ways,
} from './claim-facts.ts';
import { Disclosure } from '../../components/disclosure.tsx';

const Part = chakra('div', { base: { display: 'grid', gap: '2' } });

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
          <ConditionalFields key={each} where={enclosedOnly[each] === 'life' ? 'deceased' : enclosedOnly[each]}>
            <Box>
              <input type="checkbox" id={`${id}-${each}`} />
              {t(`letter.enclosures.${each}`)}
            </Box>
          </ConditionalFields>
        ))}
      </Boxes>
    </FieldGroup>
  );
}

function Tick({ name }: { name: 'complete' | 'traceless' }) {
  const { t } = useTranslation('claim-letter');
  return (
    <Box>
      <input type="checkbox" id={useField(name, '').id} />
      {t(`fields.${name}`)}
    </Box>
  );
}

/** What spares the officer a search, where it is at hand. */
function More() {
  const { t } = useTranslation('claim-letter');
  return (
    <ConditionalFields>
      <LineField name="place" label={t('fields.place')} />
      <ConditionalFields where="others">
        <LineField name="policyholder" label={t('fields.policyholder')} />
      </ConditionalFields>
      <ConditionalFields where="health">
        <LineField name="card" label={t('fields.card')} />
      </ConditionalFields>
      <LineField name="office" label={t('fields.insurerAddress')} rows={2} />
      <ChoiceField
        name="way"
        label={t('fields.way.label')}
        choices={ways.map((value) => ({ value, words: t(`fields.way.${value}`) }))}
        asks
      />
    </ConditionalFields>
  );
}

/** What decides which letter it is. */
function Matter() {
  const { t } = useTranslation('claim-letter');
  return (
    <Part>
      <ChoiceField
        name="happened"
        label={t('fields.happened.label')}
        choices={happenings.map((value) => ({ value, words: t(`fields.happened.${value}`) }))}
        asks
      />
      <ChoiceField
        name="line"
        label={t('fields.line.label')}
        choices={insuranceLines.map((value) => ({ value, words: t(`fields.line.${value}`) }))}
        asks
      />
      <ConditionalFields where="judged">
        <ChoiceField
          name="ground"
          label={t('fields.ground.label')}
          choices={grounds.map((value) => ({ value, words: t(`fields.ground.${value}`) }))}
          asks
        />
        <ConditionalFields where="timed">
          <ConditionalFields where="insured">
            <DateField name="since" label={t('fields.since.label')} hint={t('fields.since.hint')} />
          </ConditionalFields>
        </ConditionalFields>
        <ConditionalFields where="theft">
          <ConditionalFields where="delayed">
            <Tick name="traceless" />
          </ConditionalFields>
        </ConditionalFields>
      </ConditionalFields>
      <ConditionalFields where="undecided">
        <Tick name="complete" />
      </ConditionalFields>
    </Part>
  );
}

function Claim() {
  const { t } = useTranslation('claim-letter');
  return (
    <Part>
      <LineField name="insurer" label={t('fields.insurer.label')} hint={t('fields.insurer.hint')} />
      <LineField name="policy" label={t('fields.policy.label')} />
      <LineField name="number" label={t('fields.number.label')} optional />
      <DateField name="claimed" label={t('fields.claimed.label')} />
      <ConditionalFields where="decided">
        <DateField name="decided" label={t('fields.decided.label')} hint={t('fields.decided.hint')} />
      </ConditionalFields>
      <DateField name="event" label={t('fields.event.label')} hint={t('fields.event.hint')} />
      <AmountField name="amount" label={t('fields.amount.label')} hint={t('fields.amount.hint')} />
      <ConditionalFields where="cut">
        <AmountField name="paid" label={t('fields.paid.label')} />
      </ConditionalFields>
    </Part>
  );
}

function Writer() {
  const { t } = useTranslation('claim-letter');
  return (
    <Part>
      <ChoiceField
        name="role"
        label={t('fields.role.label')}
        choices={roles.map((value) => ({ value, words: t(`fields.role.${value}`) }))}
        asks
      />
      {insuredFields.map((line) => (
        <ConditionalFields key={line} where={line}>
          <LineField
            name={`insured-${line}`}
            label={t(`fields.insured.${line}`)}
            hint={t('fields.insured.hint')}
            optional={line !== 'life'}
          />
        </ConditionalFields>
      ))}
      <LineField name="why" label={t('fields.why.label')} hint={t('fields.why.hint')} rows={6} />
      <LineField name="name" label={t('fields.name.label')} hint={t('fields.name.hint')} />
      <LineField name="address" label={t('fields.address.label')} hint={t('fields.address.hint')} rows={3} />
    </Part>
  );
}

/** What the letter needs to know, in parts that open one by one, the first at once. */
export function LetterFields() {
  const { t } = useTranslation('claim-letter');
  return (
    <div>
      <Disclosure title={t('fields.parts.matter')} open>
        <Matter />
      </Disclosure>
      <Disclosure title={t('fields.parts.claim')}>
        <Claim />
      </Disclosure>
      <Disclosure title={t('fields.parts.writer')}>
        <Writer />
      </Disclosure>
      <Disclosure title={t('fields.enclosures.label')}>
        <EnclosureBoxes />
      </Disclosure>
      <Disclosure title={t('fields.more')}>
        <More />
      </Disclosure>
    </div>
  );
}
