import { chakra } from '@chakra-ui/react';
import type { Letter } from './letter.ts';

const Sheet = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.5',
    alignContent: 'start',
    minWidth: '0',
    overflowWrap: 'anywhere',
    '& ol': { listStyle: 'decimal', paddingInlineStart: '2em' },
    '& bdi': { whiteSpace: 'pre-wrap' },
    '& b': { fontWeight: '700' },
  },
});

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <p>
      {lines.map((line, position) => (
        <span key={position}>
          {position > 0 && <br />}
          <bdi>{line}</bdi>
        </span>
      ))}
    </p>
  );
}

function Numbered({ title, items }: Letter['asks']) {
  return (
    <div>
      <p>{title}</p>
      <ol>
        {items.map((item, position) => (
          <li key={position}>{item}</li>
        ))}
      </ol>
    </div>
  );
}

/** A letter as it is read and printed; what the visitor typed stands in it as typed. */
export function LetterText({ letter, lang }: { letter: Letter; lang?: string }) {
  const { head, subject, details, greeting, opening, reasons, asks, next, enclosures, foot } = letter;
  return (
    <Sheet lang={lang}>
      <Lines lines={head} />
      <p>
        <b>{subject}</b>
      </p>
      <p>
        {details.map(({ label, value }, position) => (
          <span key={label}>
            {position > 0 && <br />}
            {label}: <bdi>{value}</bdi>
          </span>
        ))}
      </p>
      <p>{greeting}</p>
      <p>{opening.join(' ')}</p>
      <div>
        <p>{reasons.title}</p>
        <p>
          <bdi>{reasons.text}</bdi>
        </p>
        {reasons.note && <p>{reasons.note}</p>}
      </div>
      <Numbered {...asks} />
      <p>{next}</p>
      {enclosures.items.length > 0 && <Numbered {...enclosures} />}
      <Lines lines={foot} />
    </Sheet>
  );
}
