import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Texts } from '../i18n/own-words-in.ts';
import type { kinds } from '../office/passport-charge.ts';
import { OwnWords } from '../components/own-words.tsx';

const Prices = chakra('dl', {
  base: {
    maxWidth: 'measure',
    layerStyle: 'ruled',
    // Below words that belong to them.
    'p + &': { marginTop: 'half', borderTopWidth: 'hairline' },
    '& > div': {
      display: 'flex',
      justifyContent: 'space-between',
      columnGap: '2',
      paddingBlock: 'half',
      layerStyle: 'row',
    },
    '& dd': { flexShrink: '0', fontWeight: '700' },
  },
});

/** What the office charges, a line for each kind of work, beside words that may say in which language it is said. */
export function PriceList({ prices, beside }: { prices: typeof kinds; beside?: Texts }) {
  const { t } = useTranslation();
  return (
    <Prices>
      {prices.map(({ name, price, isFrom }, position) => (
        <div key={position}>
          <dt>{Object.values(name).some(Boolean) ? <OwnWords text={name} beside={beside} /> : t('charge.title')}</dt>
          <dd>{price > 0 ? t(isFrom ? 'charge.from' : 'charge.whole', { price }) : t('charge.free')}</dd>
        </div>
      ))}
    </Prices>
  );
}
