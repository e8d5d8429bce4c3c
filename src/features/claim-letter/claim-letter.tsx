import { chakra } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { Form } from '../../islands/form/form.tsx';
import type { FormReader } from '../../islands/form/form-reader.ts';
import { followChoices } from './asked-fields.ts';
import { letterForm } from './claim-fields.ts';
import { BlankLetter } from './blank-letter.tsx';
import { store } from '../../storage/value-store.ts';
import type { ClaimDetails } from './claim-details.ts';
import { Keeping } from '../../islands/form/keeping.tsx';
import { LetterFields } from './letter-fields.tsx';
import { LetterReady } from './letter-ready.tsx';
import { readDetails } from './read-letter-form.ts';
import { WrittenLetter } from './written-letter.tsx';
import { media } from '../../theme/media.ts';

const Writing = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    maxWidth: 'wide',
    // Fields that nothing writes into a letter would only mislead.
    [media.withoutScript]: { display: 'none' },
  },
  variants: {
    // What is said of the letter stays.
    folded: {
      true: { '& > :not(form), & form > :first-child, & form > :last-child, & [type="submit"]': { display: 'none' } },
    },
  },
});

/** On wide screens the sheet stands beside the form, and what to do with it below the form. */
const Sheets = chakra('div', {
  base: {
    lg: {
      display: 'grid',
      gridTemplate: '"form paper" auto "actions paper" auto "rest paper" 1fr / minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: '6',
      alignItems: 'start',
      [media.withoutScript]: { display: 'block' },
    },
  },
});

/** How long what is written stays. */
const Kept = chakra('p', {
  // An engine that cannot tell which of the two holds says neither.
  base: { textStyle: 'small', '@supports not selector(:has(a))': { display: 'none' } },
  variants: {
    where: {
      tab: { '[data-keepable]:has([data-keep]:checked) &': { display: 'none' } },
      phone: { '[data-keepable]:not(:has([data-keep]:checked)) &': { display: 'none' } },
    },
  },
});

/**
 * A letter to the insurer, written on the device from what the visitor knows; asleep it is a sheet to fill in by hand.
 */
export function ClaimLetter() {
  const { t } = useTranslation('claim-letter');
  const [claim, setClaim] = useState<ClaimDetails>();
  const [isFolded, setFolded] = useState(false);
  useEffect(followChoices, []);
  const result = (reader: FormReader, isAsked: boolean) => {
    const read = readDetails(reader, t);
    if (isAsked) store.note(letterForm, read && 'written');
    // Whoever comes back to a letter finds it as it was left.
    setFolded(read !== undefined && store.read().get(letterForm)?.value !== undefined);
    // The letter itself stands outside of what is announced, which would read it all out.
    setClaim(read);
    return read && <LetterReady claim={read} />;
  };
  const change = () => {
    store.note(letterForm);
    setFolded(false);
  };
  return (
    <Sheets>
      <div>
        {isFolded && (
          <Button variant="quiet" onClick={change}>
            <Pencil size={20} />
            {t('actions.change')}
          </Button>
        )}
        <Writing data-keepable="" data-controls="" folded={isFolded}>
          <Form id={letterForm} action={t('action')} result={result}>
            <LetterFields />
          </Form>
          <Disclosure title={t('keeping')}>
            <Keeping form={letterForm}>
              <Kept where="tab">{t('kept')}</Kept>
              <Kept where="phone">{t('keptOnPhone')}</Kept>
            </Keeping>
            <p role="status" data-part="status" suppressHydrationWarning>
              {''}
            </p>
          </Disclosure>
        </Writing>
      </div>
      {claim ? <WrittenLetter claim={claim} /> : <BlankLetter />}
    </Sheets>
  );
}
