import { BookUser, CalendarClock, Car, Hospital, MessageCircle, ShieldPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkTiles, type LinkTilesProps } from '../components/link-tiles.tsx';

/** Where each is answered: the page, and the place on it. */
const doors = {
  accident: { icon: Car, page: 'claims', fragment: 'accident' },
  hospital: { icon: Hospital, page: 'claims', fragment: 'hospital' },
  passport: { icon: BookUser, page: 'passport', fragment: 'papers' },
  renewal: { icon: CalendarClock, page: 'insurance', fragment: 'renewal-reminder' },
  insurance: { icon: ShieldPlus, page: 'insurance', fragment: 'stages' },
  question: { icon: MessageCircle, page: 'contact', fragment: 'ways' },
} satisfies LinkTilesProps['links'];

/** The reasons for which people come, each a link to the place that answers. */
export function Doors() {
  const { t } = useTranslation('home');
  const words: Record<keyof typeof doors, string> = t('doors.items');
  return <LinkTiles aria-label={t('doors.title')} links={doors} words={words} />;
}
