import { chakra } from '@chakra-ui/react';
import { SampleMark } from '../components/sample-mark.tsx';
import { Frame } from './frame.tsx';

export interface StatisticsProps {
  title: string;
  /** Says that the figures await the office's confirmation. */
  note: string;
  items: { figure: number; suffix: string; label: string; note: string }[];
}

const Columns = chakra('dl', { base: { display: 'grid', gap: '4', md: { gridTemplateColumns: 'repeat(3, 1fr)' } } });

const Entry = chakra('div', { base: { display: 'grid', gap: 'half', alignContent: 'start' } });

const Figure = chakra('dd', { base: { order: '-1', textStyle: 'title', color: 'text.price' } });

const Label = chakra('dt', { base: { textStyle: 'label' } });

const Remark = chakra('dd', { base: { textStyle: 'small', color: 'text.muted' } });

const Note = chakra('p', { base: { marginTop: '3', textStyle: 'small', maxWidth: 'measure' } });

/** The office in figures. */
export function Statistics({ title, note, items }: StatisticsProps) {
  return (
    <Frame title={title} ground="sand">
      <Columns>
        {items.map((item) => (
          <Entry key={item.label}>
            <Label>{item.label}</Label>
            <Figure>
              {item.figure}
              {item.suffix}
            </Figure>
            <Remark>{item.note}</Remark>
          </Entry>
        ))}
      </Columns>
      <Note>
        {note} <SampleMark />
      </Note>
    </Frame>
  );
}
