import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Band } from '../components/band.tsx';
import { useAddress } from '../components/use-address.ts';
import { LanguageSwitcher } from './language-switcher.tsx';
import { SmallNavigation } from './small-navigation.tsx';
import { WideNavigation } from './wide-navigation.tsx';

const Bar = chakra('header', { base: { position: 'relative', zIndex: '2', background: 'ground' } });

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '2',
    maxWidth: '76rem',
    marginInline: 'auto',
    paddingInline: 'gutter',
    paddingBlock: '1',
  },
});

const Mark = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: 'target',
    fontFamily: 'heading',
    fontWeight: '700',
    fontSize: '1.1875rem',
    lineHeight: 'var(--leading-heading)',
    color: 'text.heading',
    '& > img': { width: '2rem', height: '2rem' },
  },
});

/** Mark, menu and languages: one line, or the languages on a slim line of their own. */
export function Header() {
  const { t } = useTranslation();
  const address = useAddress();
  return (
    <Bar>
      <Row>
        <Mark href={address('home')}>
          <img src="/weave/mark.svg" alt="" width={32} height={32} />
          {t('office.shortName')}
        </Mark>
        <WideNavigation />
        <LanguageSwitcher />
        <SmallNavigation />
      </Row>
      <Band />
    </Bar>
  );
}
