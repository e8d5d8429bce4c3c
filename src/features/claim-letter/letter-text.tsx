import { chakra } from '@chakra-ui/react';
import { Stack } from '../../components/layout.tsx';
import type { Letter } from './letter.ts';

const Sheet = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    alignContent: 'start',
    '& ol': { listStyle: 'decimal', paddingInlineStart: '2em' },
    '& bdi': { whiteSpace: 'pre-wrap' },
    _print: { lineHeight: '1.4' },
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
  const { head, subject, details, greeting, firstParagraph, rule, reasons, reasonsIn, asks, next, enclosures, foot } =
    letter;
  return (
    <Sheet lang={lang}>
      <Lines lines={head} />
      <p>
        <b>{subject}</b>
      </p>
      {/* In two columns on paper, so that a letter keeps to one sheet. */}
      <chakra.div _print={{ columns: '2' }}>
        <Lines lines={details} />
      </chakra.div>
      <p>{greeting}</p>
      <p>{firstParagraph}</p>
      {rule && <p>{rule}</p>}
      <div>
        <Lines lines={reasons} />
        {reasonsIn && <p>{reasonsIn}</p>}
      </div>
      <Numbered {...asks} />
      {/* Together on paper: a signature never stands alone on a second sheet. */}
      <Stack gap="1.5" breakInside="avoid">
        <p>{next}</p>
        {enclosures.items.length > 0 && <Numbered {...enclosures} />}
        <Lines lines={foot} />
      </Stack>
    </Sheet>
  );
}
