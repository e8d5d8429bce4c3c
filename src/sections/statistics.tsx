import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Confirmation } from '../office/confirmations.ts';
import { confirmedOn, isWaived } from '../office/confirmed.ts';
import { dateFromIso } from '../values/calendar-date.ts';
import { Row, Small, Stack } from '../components/layout.tsx';
import { SampleMark } from '../components/sample-mark.tsx';
import { Section } from '../components/section.tsx';

/** What the figures are called in confirmations.json, and as `id` in the locale files. */
const names = ['experience', 'clients', 'claimSupport'] as const satisfies Confirmation[];

const Figure = chakra('dd', {
  base: { order: '-1' },
  variants: {
    // What nobody has confirmed is said quietly.
    isUnconfirmed: { true: { fontWeight: '700' }, false: { textStyle: 'title', color: 'text.price' } },
  },
});

/**
 * The office in figures: under a heading once it has confirmed them, until then in a few quiet lines; nothing where it
 * gives none.
 */
export function Statistics() {
  const { t } = useTranslation('about');
  const items = t('stats.items').flatMap((item) => {
    const name = names.find((each) => each === item.id);
    return name && isWaived(name) ? [] : { ...item, confirmed: name && confirmedOn(name) };
  });
  if (items.length === 0) return null;
  const unconfirmed = items.filter(({ confirmed }) => !confirmed).map(({ label }) => label);
  const day = items.find(({ confirmed }) => confirmed)?.confirmed;
  return (
    <Section title={day && t('stats.title')} background="sand">
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
        {t('stats.note')} {day && t('stats.confirmed', { date: dateFromIso(day) })}{' '}
        {unconfirmed.length > 0 && (
          <>
            {t('stats.open', { figures: unconfirmed.join(', ') })}
            <SampleMark />
          </>
        )}
      </Small>
    </Section>
  );
}
