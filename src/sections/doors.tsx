import { BookUser, CalendarClock, Car, Hospital, MessageCircle, ShieldPlus, type LucideIcon } from 'lucide-react';
import { LinkTiles } from '../components/link-tiles.tsx';
import { useAddress } from '../components/use-address.ts';
import type { PageId } from '../site/pages.ts';

/** Where each is answered: the page, and the place on it. */
const doors = {
  accident: { icon: Car, page: 'claims', fragment: 'accident' },
  hospital: { icon: Hospital, page: 'claims', fragment: 'hospital' },
  passport: { icon: BookUser, page: 'passport', fragment: 'papers' },
  renewal: { icon: CalendarClock, page: 'insurance', fragment: 'renewal-reminder' },
  insurance: { icon: ShieldPlus, page: 'insurance', fragment: 'stages' },
  question: { icon: MessageCircle, page: 'contact', fragment: 'ways' },
} as const satisfies Record<string, { icon: LucideIcon; page: PageId; fragment: string }>;

type Door = keyof typeof doors;

export interface DoorsProps {
  /** Accessible name of the list. */
  title: string;
  items: Record<Door, string>;
}

/** The reasons for which people come, each a link to the place that answers. */
export function Doors({ title, items }: DoorsProps) {
  const address = useAddress();
  const links = (Object.keys(doors) as Door[]).map((door) => {
    const { icon, page, fragment } = doors[door];
    return { href: `${address(page)}#${fragment}`, words: items[door], icon };
  });
  return <LinkTiles aria-label={title} links={links} />;
}
