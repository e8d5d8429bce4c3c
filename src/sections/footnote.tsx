import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../components/heading.tsx';

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
    display: 'grid',
    gap: 'half',
    maxWidth: 'content',
    marginInline: 'auto',
    '& > p': { maxWidth: 'wide', textStyle: 'small' },
  },
});

/** What the asterisk of a price means. */
export function Footnote({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <Area id="price" tabIndex={-1} aria-labelledby="price-title" data-print="no">
      <Content>
        <Heading level={2} variant="label" id="price-title">
          {t('price.title')}
        </Heading>
        <p>{text}</p>
      </Content>
    </Area>
  );
}
