import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { dayInIndia } from '../../values/calendar-date.ts';
import { OfficeHead } from '../../components/office-head.tsx';
import { sufficiencyOf, type ChecklistDocument } from './documents.ts';

const Sheet = chakra('div', { base: { display: 'none', _print: { display: 'block' }, '& h1': { textStyle: 'section' } } });

const Rows = chakra('ul', { base: { marginTop: '2', '& ul': { marginTop: '0', marginInlineStart: '3' } } });

const Row = chakra('li', {
  base: { display: 'grid', gridTemplateColumns: '1.5rem 1fr', columnGap: '1.5', paddingBlock: 'half', breakInside: 'avoid' },
});

const Box = chakra('span', { base: { width: '1.25rem', height: '1.25rem', borderWidth: 'control', borderColor: 'text', borderRadius: 'small' } });

const Name = chakra('span', { base: { fontWeight: '600' } });

const Note = chakra('span', { base: { display: 'block', textStyle: 'small' } });

const Foot = chakra('p', { base: { marginTop: '2', textStyle: 'small' } });

interface PrintedRowsProps {
  documents: readonly ChecklistDocument[];
  ticks: ReadonlySet<string>;
}

function PrintedRows({ documents, ticks }: PrintedRowsProps) {
  const { t: common } = useTranslation();
  return (
    <Rows>
      {documents.map(({ id, name, english, note, askFirst, anyOf }) => (
        <Row key={id}>
          {anyOf.length > 0 ? <span /> : <Box>{ticks.has(id) && <Check aria-hidden="true" size={16} />}</Box>}
          <span>
            <Name>{name}</Name>
            {english && <span lang="en"> · {english}</span>}
            {askFirst && <Name> ({common('documents.askFirst')})</Name>}
            {anyOf.length > 0 && <Name>: {common(sufficiencyOf(anyOf))}</Name>}
            <Note>{note}</Note>
            {anyOf.length > 0 && <PrintedRows documents={anyOf} ticks={ticks} />}
          </span>
        </Row>
      ))}
    </Rows>
  );
}

export interface PrintedListProps extends PrintedRowsProps {
  title: string;
  /** Called when the print dialogue has closed. */
  onPrinted: () => void;
}

/** A list on a page of its own under the office's head, printed as soon as it is drawn; nothing else of the page is printed with it. */
export function PrintedList({ title, documents, ticks, onPrinted }: PrintedListProps) {
  const { t } = useTranslation('checklist');
  const sheet = useRef<HTMLDivElement>(null);
  const [today] = useState(() => dayInIndia(new Date()));
  useEffect(() => {
    const page = document.getElementById('root');
    const pictures = [...(sheet.current?.querySelectorAll('img') ?? [])];
    page?.setAttribute('data-print', 'no');
    addEventListener('afterprint', onPrinted, { once: true });
    // A picture that cannot be had must not keep the list from being printed.
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => print());
    return () => {
      page?.removeAttribute('data-print');
      removeEventListener('afterprint', onPrinted);
    };
  }, [onPrinted]);
  return createPortal(
    <Sheet ref={sheet}>
      <OfficeHead />
      <h1>{title}</h1>
      <PrintedRows documents={documents} ticks={ticks} />
      <Foot>{t('printed', { date: today })}</Foot>
    </Sheet>,
    document.body,
  );
}
