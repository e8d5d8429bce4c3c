/** Shows the notices that hold today in India. It stands in the page itself, right after them, so that they are there before what comes below is painted, and nothing moves. */
import { isoDayInIndia } from '../office/iso-day.ts';

const today = isoDayInIndia(new Date());
for (const notice of document.querySelectorAll<HTMLElement>('[data-notice-from]')) {
  const { noticeFrom = '', noticeUntil = '' } = notice.dataset;
  notice.hidden = today < noticeFrom || today > noticeUntil;
}
