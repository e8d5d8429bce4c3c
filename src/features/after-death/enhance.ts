/** Leaves out the steps that do not concern a household, and turns their time limits into days, on the page on what follows a death. */
import { sayBeside } from '../../dom/part-of.ts';
import { saveFile } from '../../dom/save-file.ts';
import { languageOf } from '../../site/language-of.ts';
import { dayInIndia, isBefore } from '../../values/calendar-date.ts';
import { calendarFile, daysOfNotice, type Reminder } from '../../values/calendar-file.ts';
import { dateInWords, dateParts, partsOfDate, readDate } from '../../values/typed-date.ts';
import { lastDayOf, type TimeLimit } from './time-limit.ts';

/** `%` stands for a day, in `reminder` for what is due on it. */
export interface HouseholdTexts {
  until: string;
  past: string;
  reminder: string;
  errors: Record<'future' | 'unread', string>;
}

/** How many days before its day the calendar rings. */
const wantedNotice = 7;

/** Answers the questions from now on, and what was answered before. */
export function enhanceHousehold(household: HTMLElement): void {
  const { until, past, reminder, errors }: HouseholdTexts = JSON.parse(household.dataset.household ?? '');
  const language = languageOf(location.pathname);
  const today = dayInIndia(new Date());
  const fields = dateParts.map((part) => household.querySelector<HTMLInputElement>(`#after-death-${part}`));
  const calendar = household.querySelector<HTMLElement>('[name="calendar"]');
  let reminders: Reminder[] = [];

  /** The day of death as it stands in the three fields; a whole date may stand in the first. */
  function readDeath() {
    const [day = '', month = '', year = ''] = fields.map((field) => field?.value);
    const read = readDate(partsOfDate(day) ?? { day, month, year });
    return !('error' in read) && isBefore(today, read) ? ({ error: 'future', part: 'day' } as const) : read;
  }

  function update(event?: Event): void {
    for (const step of document.querySelectorAll<HTMLElement>('[data-concerns]')) {
      step.hidden = household.querySelector(`[name="${step.dataset.concerns}"][value="no"]:checked`) !== null;
      const stage = step.closest('li');
      // Of which nothing is left, it goes with it.
      if (stage) stage.hidden = !stage.querySelector('details:not([hidden])');
    }

    const death = readDeath();
    const wrong = 'error' in death && death.error !== 'empty' ? death : undefined;
    // Who is still typing is told of nothing that the next figure may mend.
    if (!wrong || event?.type !== 'input') {
      sayBeside(household, wrong && errors[wrong.error === 'future' ? 'future' : 'unread']);
      for (const field of fields)
        field?.setAttribute('aria-invalid', String(field.id === `after-death-${wrong?.part}`));
    }

    reminders = [];
    for (const place of document.querySelectorAll<HTMLElement>('[data-due]')) {
      place.textContent = '';
      if ('error' in death) continue;
      const date = lastDayOf(place.dataset.due as TimeLimit, death);
      place.textContent = ` (${(isBefore(date, today) ? past : until).replace('%', dateInWords(date, language))})`;
      const step = place.closest('details:not([hidden])');
      const daysBefore = daysOfNotice(date, today, wantedNotice);
      if (step && daysBefore)
        reminders.push({
          // Of its step, by which a calendar knows it again when the day is corrected.
          uid: `after-death-${place.dataset.step}@${location.hostname}`,
          date,
          summary: reminder.replace('%', step.querySelector('h3')?.textContent ?? ''),
          description: location.href,
          daysBefore,
        });
    }
    if (calendar) calendar.hidden = !reminders[0];
  }

  // From here on it hears of what is erased, or put back, as well.
  household.dataset.hydrated = 'true';
  for (const kind of ['input', 'change']) household.addEventListener(kind, update);
  calendar?.addEventListener('click', () => {
    const producer = `-//${location.hostname}//${language}`;
    const file = calendarFile({ reminders, language, producer, made: new Date() });
    saveFile(new File([file], 'after-death.ics', { type: 'text/calendar;charset=utf-8' }));
  });
  update();
}
