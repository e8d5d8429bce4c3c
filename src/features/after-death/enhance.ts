/** Leaves out the steps that do not concern a household, and turns their time limits into days, on the page on what follows a death. */
import { partOf } from '../../dom/part-of.ts';
import { dayInIndia, isBefore, type CalendarDate } from '../../values/calendar-date.ts';
import { calendarFile, daysOfNotice } from '../../values/calendar-file.ts';
import { monthsIn, partsOfDate, readDate } from '../../values/typed-date.ts';
import { lastDayOf, type TimeLimit } from './time-limit.ts';

/** `%` stands for a day, in `reminder` for what is due on it. */
export interface HouseholdTexts {
  until: string;
  past: string;
  reminder: string;
  errors: Record<'future' | 'unread', string>;
  office: string;
}

interface Due {
  /** Fragment of its step, by which a calendar knows the reminder again when the day is corrected. */
  step: string;
  date: CalendarDate;
  title: string;
}

/** How many days before its day the calendar rings. */
const wantedNotice = 7;

const parts = ['day', 'month', 'year'] as const;

/** The day of death as it stands in the three fields; a whole date may stand in the first. */
function readDeath(household: HTMLElement, today: CalendarDate, months: readonly string[]) {
  const [day = '', month = '', year = ''] = parts.map(
    (part) => household.querySelector<HTMLInputElement>(`#after-death-${part}`)?.value,
  );
  const read = readDate(partsOfDate(day, months) ?? { day, month, year });
  return !('error' in read) && isBefore(today, read) ? ({ error: 'future', part: 'day' } as const) : read;
}

function save(dues: readonly Due[], today: CalendarDate, { reminder, office }: HouseholdTexts): void {
  const { lang } = document.documentElement;
  const reminders = dues.flatMap(({ step, date, title }) => {
    const daysBefore = daysOfNotice(date, today, wantedNotice);
    const uid = `after-death-${step}@${location.hostname}`;
    const summary = reminder.replace('%', title);
    return daysBefore === undefined ? [] : [{ uid, date, summary, description: location.href, daysBefore }];
  });
  const file = calendarFile({ reminders, language: lang, producer: `-//${office}//${lang}`, made: new Date() });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  link.download = 'after-death.ics';
  link.click();
}

/** Answers the questions from now on, and what was answered before. */
export function enhanceHousehold(): void {
  const found = document.querySelector<HTMLElement>('[data-household]');
  if (found) enhance(found, JSON.parse(found.dataset.household ?? ''));
}

function enhance(household: HTMLElement, words: HouseholdTexts): void {
  const calendar = household.querySelector<HTMLElement>('[name="calendar"]');
  const today = dayInIndia(new Date());
  const months = monthsIn(document.documentElement.lang);
  let dues: Due[] = [];

  function update({ type }: { type: string }): void {
    for (const step of document.querySelectorAll<HTMLElement>('[data-concerns]'))
      step.hidden = household.querySelector(`[name="${step.dataset.concerns}"][value="no"]:checked`) !== null;

    const death = readDeath(household, today, months);
    const error = 'error' in death && death.error !== 'empty' ? death : undefined;
    const status = partOf(household, 'status');
    // Who is still typing is told of nothing that the next figure may mend.
    const isSaid = error !== undefined && type !== 'input';
    if (status && (isSaid || !error))
      status.textContent = error ? words.errors[error.error === 'future' ? 'future' : 'unread'] : '';
    for (const part of parts) {
      const field = household.querySelector(`#after-death-${part}`);
      if (isSaid && error.part === part) field?.setAttribute('aria-invalid', 'true');
      else if (isSaid || !error) field?.removeAttribute('aria-invalid');
    }

    dues = [];
    for (const place of document.querySelectorAll<HTMLElement>('[data-due]')) {
      place.textContent = '';
      if ('error' in death) continue;
      const date = lastDayOf(place.dataset.due as TimeLimit, death);
      const said = `${date.day} ${months[date.month - 1]} ${date.year}`;
      place.textContent = ` (${(isBefore(date, today) ? words.past : words.until).replace('%', said)})`;
      const step = place.closest('details');
      if (step && !step.hidden)
        dues.push({
          step: step.querySelector('div[id]')?.id ?? '',
          date,
          title: step.querySelector('h3')?.textContent ?? '',
        });
    }
    if (calendar) calendar.hidden = !dues.some(({ date }) => daysOfNotice(date, today, wantedNotice) !== undefined);
  }

  for (const kind of ['input', 'change', 'click', 'pageshow', 'storage']) addEventListener(kind, update);
  calendar?.addEventListener('click', () => save(dues, today, words));
  update({ type: 'pageshow' });
}
