/** Shows the notices that hold today in India. It stands in the head of the page itself. */
import { isoDayInIndia } from '../../values/calendar-date.ts';
import { onceParsed } from '../../dom/once-parsed.ts';

onceParsed('notices', (notices) => {
  const show = () => {
    const today = isoDayInIndia(new Date());
    for (const notice of notices.querySelectorAll<HTMLElement>('[data-notice-from]')) {
      const { noticeFrom = '', noticeUntil = '' } = notice.dataset;
      notice.hidden = today < noticeFrom || today > noticeUntil;
    }
  };
  show();
  // A page may stand open past midnight.
  setInterval(show, 60_000);
});
