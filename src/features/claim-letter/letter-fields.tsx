import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '../../components/field.tsx';
import { ChoiceField } from '../../islands/form/choice-field.tsx';
import { DateField } from '../../islands/form/date-field.tsx';
import { useField } from '../../islands/form/use-field.ts';
import { AmountField, LineField } from '../../islands/form/line-field.tsx';
import { ConditionalFields } from './conditional-fields.tsx';
import {
  claimFields,
  enclosureNames,
  enclosures,
  fieldNames,
  type ClaimField,
  type FieldName,
} from './claim-fields.ts';
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
        {enclosureNames.map((each) => (
          <ConditionalFields key={each} when={enclosures[each]}>
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

function Tick({ name, label }: { name: string; label: string }) {
  return (
    <Box>
      <input type="checkbox" id={useField(name, '').id} />
      {label}
    </Box>
  );
}

function Control({ name }: { name: FieldName }) {
  const { t } = useTranslation('claim-letter');
  const { part, kind, required, rows, options = [], words: place }: ClaimField = claimFields[name];
  const [group = '', label = 'label'] = (place ?? name).split('.');
  const said: string | Readonly<Record<string, string>> = t(`fields.${group as 'way' | 'place'}`);
  const all = typeof said === 'string' ? { label: said } : said;
  const words = { name, label: all[label] ?? '', hint: all.hint };
  switch (kind) {
    case 'choice':
      return <ChoiceField {...words} choices={options.map((value) => ({ value, words: all[value] ?? '' }))} asks />;
    case 'tick':
      return <Tick {...words} />;
    case 'date':
    case 'past':
      return <DateField {...words} />;
    case 'amount':
      return <AmountField {...words} />;
    default:
      return <LineField {...words} rows={rows} optional={kind === 'line' && !required && part !== 'more'} />;
  }
}

/** The fields of a part. */
function Fields({ of: part }: { of: ClaimField['part'] }) {
  return (
    <Part>
      {fieldNames
        .map((name) => ({ name, ...(claimFields[name] as ClaimField) }))
        .filter((field) => field.part === part)
        .map(({ name, when }) => (
          <ConditionalFields key={name} when={when}>
            <Control name={name} />
          </ConditionalFields>
        ))}
    </Part>
  );
}

/** What the letter needs to know, in parts that open one by one, the first at once; at last what spares the officer a search. */
export function LetterFields() {
  const { t } = useTranslation('claim-letter');
  return (
    <div>
      <Disclosure title={t('fields.parts.matter')} open>
        <Fields of="matter" />
      </Disclosure>
      <Disclosure title={t('fields.parts.claim')}>
        <Fields of="claim" />
      </Disclosure>
      <Disclosure title={t('fields.parts.writer')}>
        <Fields of="writer" />
      </Disclosure>
      <Disclosure title={t('fields.enclosures.label')}>
        <EnclosureBoxes />
      </Disclosure>
      <Disclosure title={t('fields.more')}>
        <Fields of="more" />
      </Disclosure>
    </div>
  );
}
