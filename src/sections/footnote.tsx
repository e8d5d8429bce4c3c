import { useTranslation } from 'react-i18next';
import { Contained, Small } from '../components/layout.tsx';

/** What the asterisk of a price means. */
export function Footnote({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <Contained
      as="section"
      id="price"
      tabIndex={-1}
      aria-label={t('price.basis')}
      data-print="no"
      paddingBlock={{ base: '1', md: '3' }}
      background="bg.alternate"
      _target={{ boxShadow: 'inset 0.5rem 0 0 {colors.bg.accent}' }}
    >
      <div>
        <Small maxWidth="wide">{text}</Small>
      </div>
    </Contained>
  );
}
