import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import limits from '../../values/limits.json' with { type: 'json' };
import { isBefore } from '../../values/calendar-date.ts';
import type { ClaimFacts } from './claim-facts.ts';
import { isAboveLimit, ombudsmanYear } from './dates-to-act.ts';
import { dueDay } from './cited-rule.ts';

/** What is said at once when the letter is there: what to heed in this case. */
export function LetterReady({ facts }: { facts: ClaimFacts }) {
  const { t } = useTranslation('claim-letter');
  const due = dueDay(facts);
  const isCashless = facts.happened === 'cashless';
  const year = ombudsmanYear(facts);
  const notes = [
    isCashless && t('ready.cashless'),
    due && !facts.complete && t('ready.incomplete'),
    due && !isBefore(due, facts.sent) && t('ready.notYetDue', { due }),
    year === 'over' && t('ready.yearOver'),
    year === 'ending' && t('ready.yearEnds'),
    !isCashless && isAboveLimit(facts) && t('ready.aboveLimit'),
    facts.enclosures.length === 0 && t('ready.noEnclosures'),
    facts.why.length > limits.letterPage && t('ready.tooLong'),
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
