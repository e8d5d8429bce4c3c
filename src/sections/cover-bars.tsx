import { chakra } from '@chakra-ui/react';
import { WovenStrip } from '../components/woven-strip.tsx';
import { Frame } from '../components/frame.tsx';

const Rows = chakra('dl', { base: { display: 'grid', gap: '1.5', maxWidth: 'wide' } });

const Row = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'baseline', columnGap: '2' },
});

const Amount = chakra('dd', { base: { textStyle: 'item', color: 'text.price' } });

const Bar = chakra(WovenStrip, {
  base: { gridColumn: '1 / -1', height: '16px', minWidth: '16px', borderRadius: 'small' },
});

interface CoverBarsProps {
  title: string;
  bars: readonly { label: string; amount: string; /** Part of the longest bar. */ share: number }[];
}

/** Amounts beside each other as woven bars. */
export function CoverBars({ title, bars }: CoverBarsProps) {
  return (
    <Frame title={title} opening="beside">
      <Rows>
        {bars.map(({ label, amount, share }) => (
          <Row key={label}>
            <dt>{label}</dt>
            <Amount>{amount}</Amount>
            <Bar tile="woven-band" css={{ width: `${share * 100}%` }} />
          </Row>
        ))}
      </Rows>
    </Frame>
  );
}
