/** The clock of India, apart from the calendar, so that what only asks for the time carries no calendar along. */

export const millisecondsOfDay = 86_400_000;

/** How far India's clocks are ahead of UTC, in milliseconds. */
const indiaOffset = 330 * 60_000;

/** An instant whose UTC fields read as India's clock does, whatever the device's time zone. */
export const clockInIndia = (instant: Date) => new Date(instant.getTime() + indiaOffset);
