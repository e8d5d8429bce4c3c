import { chakra } from '@chakra-ui/react';
import { Printer, Trash2 } from 'lucide-react';
import { startTransition, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whatsappLink } from '../../office/links.ts';
import { ways } from '../../office/ways.ts';
import { Button } from '../../components/button.tsx';
import { Row } from '../../components/layout.tsx';
import { ReadAloud } from '../read-aloud/read-aloud.tsx';
import { useChatAddress } from '../../components/contact-links.tsx';
import { WhatsappButtonLink } from '../../components/whatsapp-button-link.tsx';
import type { ChecklistDocument } from './documents.ts';
import { DocumentRows } from './document-rows.tsx';
import { checklistMessage } from './message.ts';
import { PrintedList } from './printed-list.tsx';
import { progressOf } from './progress.ts';
import { useTicks } from './use-ticks.ts';
import { WovenProgress } from './woven-progress.tsx';

const Card = chakra('div', {
  base: {
    borderWidth: 'control',
    borderColor: 'edge.control',
    borderRadius: 'medium',
    background: 'bg.raised',
    overflow: 'hidden',
    // Nothing to clear; but what has just been pressed keeps the focus.
    '&:not(:has([data-tick]:checked)) [data-clear]:not(:focus)': { display: 'none' },
    '&:has(> input:checked) [data-english]': { display: 'block' },
    // Where the switch could do nothing, they stand there.
    '@supports not selector(:has(a))': {
      '& [data-english]': { display: 'block' },
      '& > input, & > label': { display: 'none' },
    },
    _print: { borderWidth: '0', overflow: 'visible' },
  },
});

const Head = chakra(Row, {
  base: {
    columnGap: '1',
    paddingInline: 'half',
    background: 'bg.alternate',
    _print: { padding: '0', breakAfter: 'avoid' },
  },
});

const Status = chakra('p', {
  base: {
    flex: '1 0 auto',
    maxWidth: '100%',
    padding: '1',
    paddingInlineStart: '1.5',
    color: 'text.success',
    fontWeight: '700',
    _print: { display: 'none' },
  },
});

const Switch = chakra('input', {
  base: {
    width: '1.5rem',
    height: '1.5rem',
    margin: '0.625rem',
    marginInlineStart: '2',
    verticalAlign: 'middle',
    accentColor: 'bg.brand',
  },
});

const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    padding: 'half',
    '& > *': { flexGrow: '1', gap: 'half', paddingInline: '1' },
    borderBlockWidth: 'hairline',
    borderColor: 'edge',
  },
});

interface ChecklistProps {
  /** Begins the ids of its fields, so that lists that share documents keep apart. */
  id: string;
  title: string;
  documents: readonly ChecklistDocument[];
  /** True where groups of which any one will do are folded. */
  hasFolds?: boolean;
}

const nothing: ReadonlySet<string> = new Set();

/**
 * A list to work with: ticks stay on this phone; it can be shown in English, sent to the office, printed and cleared.
 */
export function Checklist({ id, title, documents, hasFolds }: ChecklistProps) {
  const { t } = useTranslation('checklist');
  const ticks = useTicks(documents);
  const [isPrinting, setPrinting] = useState(false);
  const stopPrinting = useCallback(() => setPrinting(false), []);
  const greeting = useChatAddress(title);
  const total = documents.length;
  const ready = progressOf(documents, ticks ?? nothing).ready.length;
  return (
    <Card data-list="">
      <Head>
        <Status role="status">{t(ticks ? (ready === total ? 'allReady' : 'ready') : 'total', { ready, total })}</Status>
        <WovenProgress documents={documents} ticks={ticks ?? nothing} />
        <ReadAloud word="wide" />
      </Head>
      <DocumentRows id={id} documents={documents} hasFolds={hasFolds} />
      <Actions data-print="no">
        <WhatsappButtonLink
          href={ticks ? whatsappLink(ways.whatsapp.value, checklistMessage(title, documents, ticks, t)) : greeting}
        >
          {t('send')}
        </WhatsappButtonLink>
        <Button variant="outline" data-press="print" onClick={() => startTransition(() => setPrinting(true))}>
          <Printer size={20} />
          {t('actions.print', { ns: 'common' })}
        </Button>
        <Button variant="quiet" data-clear="">
          <Trash2 size={20} />
          {t('clear')}
        </Button>
      </Actions>
      {documents.some((document) => document.english) && (
        <>
          <Switch type="checkbox" id={`${id}-english`} data-print="no" />
          <chakra.label
            htmlFor={`${id}-english`}
            display="inline-block"
            paddingBlock="1.5"
            cursor="pointer"
            data-print="no"
          >
            {t('english')}
          </chakra.label>
        </>
      )}
      {isPrinting && (
        <PrintedList title={title} documents={documents} ticks={ticks ?? nothing} onPrinted={stopPrinting} />
      )}
    </Card>
  );
}
