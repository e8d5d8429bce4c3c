import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

const Area = chakra('section', {
  base: {
    paddingInline: 'gutter',
    paddingBlock: '1',
    md: { paddingBlock: '4' },
    background: 'bg.alternate',
    '&:target': { boxShadow: 'inset 0.5rem 0 0 {colors.bg.accent}' },
  },
});

const Content = chakra('div', {
  base: {
    maxWidth: 'content',
    marginInline: 'auto',
    '& > p': { maxWidth: 'wide', textStyle: 'small' },
  },
});

/** What the asterisk of a price means. */
export function Footnote({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <Area id="price" tabIndex={-1} aria-label={t('price.basis')} data-print="no">
      <Content>
        <p>{text}</p>
      </Content>
    </Area>
  );
}
