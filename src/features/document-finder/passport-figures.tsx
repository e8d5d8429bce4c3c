import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

const Figures = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    // As wide in every font, so that nothing moves when that of the figures comes; no gap, which engines before Chrome
    // 84 lack here.
    '& > div': { minWidth: 'min(7.5rem, 100%)', marginInlineEnd: '4' },
    '& dd': { textStyle: 'title', color: 'text.onBrandAccent' },
    // As large as letters of all kinds leave room for.
    '& dt': { textStyle: 'label' },
  },
});

/** The two fees that most people pay to the government, large, and for whom they are. */
export function PassportFigures() {
  const { t } = useTranslation('passport-fees');
  const { columns, rows } = t('fees');
  const { normal, tatkal } = rows.adult36;
  return (
    <div>
      <Figures>
        {[normal, tatkal].map((amount, position) => (
          <div key={amount}>
            <dt>{columns[position + 1]}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </Figures>
      <p>{t('fees.basis')}</p>
    </div>
  );
}
