import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { TextLink } from '../../components/text-link.tsx';
import { useCurrentPage } from '../../site/current-page.tsx';
import type { PageId } from '../../site/pages.ts';

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    md: { justifyContent: 'center' },
    columnGap: '1',
    paddingInline: 'gutter',
    background: 'bg.accentSoft',
    color: 'text.onAccent',
    lineHeight: '1.7',
    '& > a': { paddingBlock: 'half' },
  },
});

const Dismiss = chakra('button', {
  base: { flex: 'none', display: 'grid', placeItems: 'center', width: 'target', height: 'target', cursor: 'pointer' },
});

/** After an accident nothing stands before the help. */
const emergencies: readonly PageId[] = ['claims', 'road-injury', 'refused'];

/** The empty line that a script fills before it is painted, when a visitor seems to read another language better. */
export function LanguageSuggestion() {
  const { page } = useCurrentPage();
  if (emergencies.includes(page)) return null;
  return (
    <Line id="suggestion" role="status" hidden>
      <TextLink />
      <Dismiss type="button">
        <X aria-hidden="true" size={24} />
      </Dismiss>
    </Line>
  );
}
