import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { type IsoDay, dateFromIso } from '../values/calendar-date.ts';
import { Row, Small, Stack } from '../components/layout.tsx';
import { SampleMark } from '../components/sample-mark.tsx';
import { Section } from '../components/section.tsx';

interface StatisticsProps {
  title: string;
  /** What the office has still to confirm; nothing once it has confirmed all. */
  unconfirmed?: string | undefined;
  /** How the figures were counted. */
  note: string;
  /** Each with what it means, and with the day on which the office confirmed it. */
  items: { figure: number; suffix: string; label: string; confirmed: IsoDay | undefined }[];
}

const Figure = chakra('dd', {
  base: { order: '-1' },
  variants: {
    // What nobody has confirmed is said quietly.
    isUnconfirmed: { true: { fontWeight: '700' }, false: { textStyle: 'title', color: 'text.price' } },
  },
});

/** The office in figures: under a heading once it has confirmed them, until then in a few quiet lines. */
export function Statistics({ title, unconfirmed, note, items }: StatisticsProps) {
  const { t } = useTranslation('about');
  const day = items.find(({ confirmed }) => confirmed)?.confirmed;
  return (
    <Section title={day && title} background="sand">
      <Stack as="dl" columnGap={{ md: '4' }} gridTemplateColumns={{ md: 'repeat(3, 1fr)' }}>
        {items.map((item) => (
          <Row key={item.label} alignItems="baseline" columnGap="1">
            <dt>{item.label}</dt>
            <Figure isUnconfirmed={!item.confirmed}>
              {item.figure}
              {item.suffix}
            </Figure>
          </Row>
        ))}
      </Stack>
      <Small color="text.muted" marginTop="1">
        {note} {day && t('stats.confirmed', { date: dateFromIso(day) })} {unconfirmed}
        {unconfirmed && <SampleMark />}
      </Small>
    </Section>
  );
}
