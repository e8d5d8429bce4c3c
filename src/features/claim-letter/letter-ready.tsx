import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import limits from '../../values/limits.json' with { type: 'json' };
import { isBefore } from '../../values/calendar-date.ts';
import type { ClaimDetails } from './claim-details.ts';
import { isAboveLimit, ombudsmanYear } from './dates-to-act.ts';
import { dueDay } from './cited-rule.ts';

/** What is said at once when the letter is there: what to heed in this case. */
export function LetterReady({ claim }: { claim: ClaimDetails }) {
  const { t } = useTranslation('claim-letter');
  const due = dueDay(claim);
  const isCashless = claim.happened === 'cashless';
  const year = ombudsmanYear(claim);
  const notes = [
    isCashless && t('ready.cashless'),
    due && !claim.complete && t('ready.incomplete'),
    due && !isBefore(due, claim.sent) && t('ready.notYetDue', { due }),
    year === 'over' && t('ready.yearOver'),
    year === 'ending' && t('ready.yearEnds'),
    !isCashless && isAboveLimit(claim) && t('ready.aboveLimit'),
    claim.enclosures.length === 0 && t('ready.noEnclosures'),
    claim.why.length > limits.letterPage && t('ready.tooLong'),
  ].filter((note) => typeof note === 'string');
  return (
    <>
      <chakra.p textStyle="item" color="text.heading">
        {t('ready.title')}
      </chakra.p>
      {notes.map((note) => (
        <chakra.p key={note} paddingInlineStart="2" borderInlineStartWidth="4px" borderColor="bg.accent">
          {note}
        </chakra.p>
      ))}
    </>
  );
}
