import { text } from 'node:stream/consumers';
import ICAL from 'ical.js';
import type { Download } from 'playwright-core';

/** What another program, written by others, reads out of a calendar file. */
export function readCalendar(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const [ahead, event] = calendar.getAllSubcomponents('vevent');
  return { calendar, ahead, event, alarm: ahead?.getFirstSubcomponent('valarm') };
}

/** The event on the date itself of a calendar file that the browser fetched, its values as text. */
export async function readReminder(
  download: Download,
): Promise<{ date: string; summary: string; description: string }> {
  const { event } = readCalendar(await text(await download.createReadStream()));
  const valueOf = (name: string) => String(event?.getFirstPropertyValue(name));
  return { date: valueOf('dtstart'), summary: valueOf('summary'), description: valueOf('description') };
}
