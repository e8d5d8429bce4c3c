import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Small } from '../../components/layout.tsx';
import { PrintedSheet } from '../../components/printed-sheet.tsx';
import { dayInIndia } from '../../values/calendar-date.ts';
import { documentFileOf, sufficiencyOf } from './documents.ts';
import type { TickedList } from './progress.ts';
import { RuledLines } from './ruled-lines.tsx';
import { WovenProgress } from './woven-progress.tsx';

const Body = chakra('div', {
  base: { display: 'grid', gap: 'half', paddingTop: '1', '& h1': { textStyle: 'item', color: 'text.heading' } },
});

const Rows = chakra('ul', { base: { '& ul': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '2' } } });

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1.25rem 1fr',
    columnGap: '1',
    paddingTop: '0.1875rem',
    // Closer than on a screen, so that the longest list is one sheet.
    lineHeight: '1.3',
    breakInside: 'avoid',
  },
});

const Box = chakra('span', {
  base: {
    width: '1.125rem',
    height: '1.125rem',
    marginTop: '0.125rem',
    borderWidth: 'control',
    borderColor: 'text',
    borderRadius: 'small',
    '& > svg': { width: '100%', height: '100%' },
  },
});

const Name = chakra('span', { base: { fontWeight: '700' } });

function PrintedRows({ documents, ticks }: TickedList) {
  const { t: common } = useTranslation();
  return (
    <Rows>
      {documents.map(({ id, name, english, note, askFirst, anyOf }) => (
        <Item key={id}>
          {anyOf.length > 0 ? <span /> : <Box>{ticks.has(id) && <Check size={16} />}</Box>}
          <span>
            <Name>{name}</Name>
            {english && <span lang="en"> · {english}</span>}
            {askFirst && <Name> ({common('documents.askFirst')})</Name>}
            {anyOf.length > 0 && <Name>: {common(sufficiencyOf(anyOf))}</Name>}
            <chakra.span display="block" textStyle="small" lineHeight="inherit">
              {note}
            </chakra.span>
            {anyOf.length > 0 && <PrintedRows documents={anyOf} ticks={ticks} />}
          </span>
        </Item>
      ))}
    </Rows>
  );
}

interface PrintedListProps extends TickedList {
  title: string;
  /** Called when the print dialogue has closed. */
  onPrinted: () => void;
}

/** A list instead of all else between the page's head and its foot, printed as soon as it is drawn. */
export function PrintedList({ title, documents, ticks, onPrinted }: PrintedListProps) {
  const { t } = useTranslation('checklist');
  const [today] = useState(() => dayInIndia(new Date()));
  const isOfClaim = documents.some(({ id }) => documentFileOf(id) === 'claims');
  useEffect(() => {
    addEventListener('afterprint', onPrinted, { once: true });
    const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-print="only"] img')];
    for (const picture of pictures) picture.loading = 'eager';
    // A picture that cannot be had must not keep the list from being printed.
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => print());
    return () => removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  return (
    <PrintedSheet instead="main">
      <Body>
        <h1>{title}</h1>
        <WovenProgress documents={documents} ticks={ticks} />
        <PrintedRows documents={documents} ticks={ticks} />
        <RuledLines matter={isOfClaim ? 'claim' : 'passport'} />
        <Small>{t('printed', { date: today })}</Small>
      </Body>
    </PrintedSheet>
  );
}
