import { chakra } from '@chakra-ui/react';
import { BookUser, CalendarClock, Car, Hospital, MessageCircle, ShieldPlus, type LucideIcon } from 'lucide-react';
import { useAddress } from '../components/use-address.ts';
import type { PageId } from '../site/pages.ts';

/** Where each is answered: the page, and the place on it. */
const doors = {
  accident: { icon: Car, page: 'claims', fragment: 'accident' },
  hospital: { icon: Hospital, page: 'claims', fragment: 'hospital' },
  passport: { icon: BookUser, page: 'passport', fragment: 'papers' },
  renewal: { icon: CalendarClock, page: 'insurance', fragment: 'renewal-reminder' },
  insurance: { icon: ShieldPlus, page: 'insurance', fragment: 'kinds' },
  question: { icon: MessageCircle, page: 'contact', fragment: 'ways' },
} as const satisfies Record<string, { icon: LucideIcon; page: PageId; fragment: string }>;

type Door = keyof typeof doors;

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.5rem, 30%)), 1fr))',
    gap: '1',
    width: '100%',
    '@media (max-width: 43.99em)': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.5rem, 40%)), 1fr))' },
  },
});

const Link = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    height: '100%',
    minHeight: '3.25rem',
    paddingInline: '1.5',
    paddingBlock: 'half',
    borderRadius: 'medium',
    background: 'bg',
    color: 'text.heading',
    textStyle: 'label',
    fontSize: '1rem',
    '& svg': { flex: 'none' },
    _hover: { background: 'bg.accentSoft' },
    '@media (forced-colors: active)': { border: '2px solid LinkText' },
  },
});

export interface DoorsProps {
  /** Accessible name of the list. */
  title: string;
  items: Record<Door, string>;
}

/** The reasons for which people come, each a link to the place that answers. */
export function Doors({ title, items }: DoorsProps) {
  const address = useAddress();
  return (
    <List aria-label={title} data-print="no">
      {(Object.keys(doors) as Door[]).map((door) => {
        const { icon: Icon, page, fragment } = doors[door];
        return (
          <li key={door}>
            <Link href={`${address(page)}#${fragment}`}>
              <Icon aria-hidden="true" size={24} />
              {items[door]}
            </Link>
          </li>
        );
      })}
    </List>
  );
}
