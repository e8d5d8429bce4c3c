import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { isBefore, type CalendarDate } from '../../values/calendar-date.ts';
import { Disclosure } from '../../components/disclosure.tsx';
import { Stack } from '../../components/layout.tsx';
import { urlOf } from '../../site/absolute-address.ts';
import { useCurrentPage } from '../../site/current-page.tsx';
import { CalendarLink } from '../calculators/shared/calendar-link.tsx';
import type { ClaimDetails } from './claim-details.ts';
import { stepsOf } from './dates-to-act.ts';

/** The days by which to act next, each for the calendar. */
export function DatesList({ claim }: { claim: ClaimDetails }) {
  const { t } = useTranslation(['claim-letter', 'common']);
  const { page, language } = useCurrentPage();
  const steps = stepsOf(claim);
  const [first] = steps;
  const dayOf = (date: CalendarDate) => t('sources.date', { ns: 'common', date });
  return (
    <Disclosure
      title={t('headings.dates')}
      summary={first && `${t(`dates.${first.step}.title`)}: ${dayOf(first.date)}`}
    >
      <p>{t('headings.datesNote')}</p>
      <ol>
        {steps.map(({ step, date, notice }) => {
          const { title, body, past }: { title: string; body: string; past?: string } = t(`dates.${step}`);
          return (
            <Stack as="li" gap="half" paddingBlock="1.5" borderTopWidth="hairline" borderColor="edge" key={step}>
              <chakra.p fontWeight="700" color="text.heading">
                {dayOf(date)}
              </chakra.p>
              <p>{title}</p>
              <p>{past && isBefore(date, claim.sent) ? past : body}</p>
              <CalendarLink
                topic={step}
                date={date}
                today={claim.sent}
                about={title}
                summary={t(`reminder.${step}`, { date })}
                description={t('reminder.description', { address: urlOf(page, language) })}
                wantedNotice={notice}
              />
            </Stack>
          );
        })}
      </ol>
      {!claim.decided && <p>{t('dates.commissionUndecided')}</p>}
    </Disclosure>
  );
}
