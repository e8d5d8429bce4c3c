import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../components/disclosure.tsx';
import { FieldGroup } from '../../components/field.tsx';
import { Stack } from '../../components/layout.tsx';
import type { Resources } from '../../i18n/resources.ts';
import { ChoiceField } from '../../islands/form/choice-field.tsx';
import { DateField } from '../../islands/form/date-field.tsx';
import { useField } from '../../islands/form/use-field.ts';
import { AmountField, LineField } from '../../islands/form/line-field.tsx';
import { Tick } from '../../islands/form/tick.tsx';
import {
  claimFields,
  enclosureBox,
  enclosureNames,
  formParts,
  isFieldAsked,
  optionsOf,
  type ClaimField,
  type FieldName,
} from './claim-fields.ts';

function Control({ name }: { name: FieldName }) {
  const { t } = useTranslation('claim-letter');
  const { id } = useField(name, '');
  const { kind, required, rows, autoComplete }: ClaimField = claimFields[name];
  const [group, label = 'label'] = name.split('-') as [keyof Resources['claim-letter']['fields'], string?];
  const text: string | Readonly<Record<string, string>> = t(`fields.${group}`);
  const all: Readonly<Record<string, string>> = typeof text === 'string' ? { label: text } : text;
  const words = { name, label: all[label] ?? '', hint: all.hint };
  switch (kind) {
    case 'choice':
      return (
        <ChoiceField
          {...words}
          choices={optionsOf(name).map((value) => ({ value, words: all[value] ?? '' }))}
          isBlank
        />
      );
    case 'tick':
      return <Tick id={id} label={words.label} />;
    case 'date':
    case 'past':
      return <DateField {...words} />;
    case 'amount':
      return <AmountField {...words} />;
    default:
      return (
        <LineField
          {...words}
          rows={rows}
          autoComplete={autoComplete}
          // Said only among fields of which some must be filled in.
          isOptional={kind === 'short' && !required && !(name in formParts.more)}
        />
      );
  }
}

/** A field; one that is asked in some cases alone is shown by `followChoices`, of which React knows nothing. */
function Asked({ name, children }: { name: string; children: ReactNode }) {
  if (isFieldAsked(name, {})) return children;
  return (
    <Stack gap="3" hidden data-when={name} suppressHydrationWarning>
      {children}
    </Stack>
  );
}

/** The fields of a part. */
function Fields({ of: part }: { of: keyof typeof formParts }) {
  return (
    <Stack gap="2">
      {(Object.keys(formParts[part]) as FieldName[]).map((name) => (
        <Asked key={name} name={name}>
          <Control name={name} />
        </Asked>
      ))}
    </Stack>
  );
}

/**
 * What the letter needs to know, in parts that open one by one, the first at once; at last what spares the officer a
 * search.
 */
export function LetterFields() {
  const { t } = useTranslation('claim-letter');
  const { id, label } = useField('enclosed', t('fields.enclosures.label'));
  return (
    <div>
      {(['matter', 'claim', 'writer'] as const).map((part) => (
        <Disclosure key={part} title={t(`fields.parts.${part}`)} open={part === 'matter'}>
          <Fields of={part} />
        </Disclosure>
      ))}
      <Disclosure title={label}>
        <FieldGroup id={id} label={label}>
          <Stack gap="0">
            {enclosureNames.map((each) => (
              <Asked key={each} name={enclosureBox(each)}>
                <Tick id={`${id}-${each}`} label={t(`letter.enclosures.${each}`)} />
              </Asked>
            ))}
          </Stack>
        </FieldGroup>
      </Disclosure>
      <Disclosure title={t('fields.more')}>
        <Fields of="more" />
      </Disclosure>
    </div>
  );
}
