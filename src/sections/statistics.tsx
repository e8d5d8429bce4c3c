import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { IsoDay } from '../office/iso-day.ts';
import { dateFromIso } from '../values/calendar-date.ts';
import { SampleMark } from '../components/sample-mark.tsx';
import { Frame } from '../components/frame.tsx';

interface StatisticsProps {
  title: string;
  /** What the office has still to confirm; nothing once it has confirmed all. */
  open?: string | undefined;
  /** Each with what it means, and with the day on which the office confirmed it. */
  items: { figure: number; suffix: string; label: string; note: string; confirmed: IsoDay | undefined }[];
}

const Columns = chakra('dl', {
  base: { display: 'grid', gap: '2', md: { gap: '4', gridTemplateColumns: 'repeat(3, 1fr)' } },
});

/** Phones, on which the figure stands beside its words. */
const phones = '@media (min-width: 19em) and (max-width: 47.99em)';

const Entry = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '2',
    alignContent: 'start',
    [phones]: { gridTemplateColumns: 'minmax(max-content, 6.5rem) minmax(0, 1fr)' },
  },
});

const Figure = chakra('dd', {
  base: { order: '-1', [phones]: { gridArea: '1 / 1 / span 2' } },
  variants: {
    // What nobody has confirmed is said quietly.
    isOpen: { true: { fontSize: '1.25rem', color: 'text.muted' }, false: { textStyle: 'title', color: 'text.price' } },
  },
});

const Label = chakra('dt', { base: { textStyle: 'label' } });

const Remark = chakra('dd', { base: { textStyle: 'small', color: 'text.muted', [phones]: { gridColumn: '2' } } });

/** The office in figures. */
export function Statistics({ title, open, items }: StatisticsProps) {
  const { t } = useTranslation('about');
  return (
    <Frame
      title={title}
      intro={
        open && (
          <chakra.small textStyle="small">
            {open}
            <SampleMark />
          </chakra.small>
        )
      }
      background="sand"
    >
      <Columns>
        {items.map((item) => (
          <Entry key={item.label}>
            <Label>{item.label}</Label>
            <Figure isOpen={!item.confirmed}>
              {item.figure}
              {item.suffix}
            </Figure>
            <Remark>
              {item.note} {item.confirmed && t('stats.confirmed', { date: dateFromIso(item.confirmed) })}
            </Remark>
          </Entry>
        ))}
      </Columns>
    </Frame>
  );
}
