import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Band } from '../components/band.tsx';
import { useAddress } from '../components/use-address.ts';
import { hiddenFromSight } from '../components/visually-hidden.tsx';
import { weaveAddress } from '../theme/weave-address.ts';
import { LanguageSwitcher } from './language-switcher.tsx';
import { SmallNavigation } from './small-navigation.tsx';
import { WideNavigation } from './wide-navigation.tsx';

const Bar = chakra('header', { base: { position: 'relative', zIndex: '2', background: 'ground' } });

const Row = chakra('div', {
  base: {
    display: 'flex',
    // Only where letters are far larger than usual, or the screen narrower.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '1',
    maxWidth: 'page',
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
    minWidth: 'target',
    fontFamily: 'heading',
    fontWeight: '700',
    fontSize: '1.1875rem',
    lineHeight: 'var(--leading-heading)',
    color: 'text.heading',
    '& > img': { width: '2rem', height: '2rem' },
  },
});

/** On the narrowest screens the mark alone stands for the name, so that all languages fit beside it. */
const Name = chakra('span', {
  base: {
    '@media (max-width: 29.99em)': hiddenFromSight,
    whiteSpace: 'nowrap',
  },
});

/** Mark, menu and languages in one line, from 320 px on. */
export function Header() {
  const { t } = useTranslation();
  const address = useAddress();
  return (
    <Bar>
      <Row>
        <Mark href={address('home')}>
          <img src={weaveAddress('mark')} alt="" width={32} height={32} />
          <Name>{t('office.shortName')}</Name>
        </Mark>
        <WideNavigation />
        <LanguageSwitcher />
        <SmallNavigation />
      </Row>
      <Band />
    </Bar>
  );
}
