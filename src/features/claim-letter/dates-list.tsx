import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { isBefore, type CalendarDate } from '../../values/calendar-date.ts';
import { Disclosure } from '../../components/disclosure.tsx';
import { urlOf } from '../../site/absolute-address.ts';
import { useCurrentPage } from '../../site/current-page.tsx';
import { CalendarLink } from '../calculators/shared/calendar-link.tsx';
import type { ClaimFacts } from './claim-facts.ts';
import { isLastDay, stepsOf, wantedNotice } from './dates-to-act.ts';

const List = chakra('ol', {
  base: {
    display: 'grid',
    '& > li': { display: 'grid', gap: 'half', paddingBlock: '1.5', borderTopWidth: 'hairline', borderColor: 'edge' },
  },
});

/** The days by which to act next, each for the calendar. */
export function DatesList({ facts }: { facts: ClaimFacts }) {
  const { t } = useTranslation(['claim-letter', 'common']);
  const { page, language } = useCurrentPage();
  const steps = stepsOf(facts);
  const [first] = steps;
  const dayOf = (date: CalendarDate) => t('sources.date', { ns: 'common', date });
  return (
    <Disclosure
      title={t('headings.dates')}
      summary={first && `${t(`dates.${first.step}.title`)}: ${dayOf(first.date)}`}
    >
      <p>{t('headings.datesNote')}</p>
      <List>
        {steps.map(({ step, date }) => {
          const title = t(`dates.${step}.title`);
          return (
            <li key={step}>
              <chakra.p fontWeight="700" color="text.heading">
                {dayOf(date)}
              </chakra.p>
              <p>{title}</p>
              <p>{isLastDay(step) && isBefore(date, facts.sent) ? t(`dates.${step}.past`) : t(`dates.${step}.body`)}</p>
              <CalendarLink
                topic={step}
                date={date}
                today={facts.sent}
                about={title}
                summary={t(`reminder.${step}`, { date })}
                description={t('reminder.description', { address: urlOf(page, language) })}
                wantedNotice={wantedNotice[step]}
              />
            </li>
          );
        })}
      </List>
      {!facts.decided && <p>{t('dates.commissionUndecided')}</p>}
    </Disclosure>
  );
}
