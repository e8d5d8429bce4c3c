import { chakra } from '@chakra-ui/react';
import { Stack } from '../components/layout.tsx';
import { WovenStrip } from '../components/woven-strip.tsx';
import { Section } from '../components/section.tsx';

const Bar = chakra(WovenStrip, {
  base: { gridColumn: '1 / -1', height: '16px', minWidth: '16px', borderRadius: 'small' },
});

interface CoverBar {
  label: string;
  amount: string;
  /** Part of the longest bar. */
  share: number;
}

/** Amounts beside each other as woven bars. */
export function CoverBars({ title, bars }: { title: string; bars: readonly CoverBar[] }) {
  return (
    <Section title={title} background="marigold">
      <Stack as="dl" gap="1.5">
        {bars.map(({ label, amount, share }) => (
          <Stack key={label} gap="0" columnGap="2" gridTemplateColumns="1fr auto" alignItems="baseline">
            <dt>{label}</dt>
            <chakra.dd textStyle="item" color="text.price">
              {amount}
            </chakra.dd>
            <Bar tile="woven-band" css={{ width: `${share * 100}%` }} />
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
