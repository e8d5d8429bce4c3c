import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Band } from '../components/band.tsx';
import { PhoneLink } from '../components/contact-links.tsx';
import { Mark } from '../components/mark.tsx';
import { useAddress } from '../components/use-address.ts';
import { hiddenFromSight, VisuallyHidden } from '../components/visually-hidden.tsx';
import { WovenTiles } from '../components/woven-strip.tsx';
import { LanguageSwitcher } from '../features/language/language-switcher.tsx';
import { SmallNavigation } from './small-navigation.tsx';
import { WideNavigation } from './wide-navigation.tsx';

const Bar = chakra('header', {
  base: { position: 'relative', zIndex: '2', background: 'bg', containerType: 'inline-size' },
});

const MainRow = chakra('div', {
  base: {
    display: 'flex',
    // On watches, and where letters are far larger than usual, the languages have a row of their own.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '1',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInline: 'gutter',
    paddingBlock: '1',
    lg: { columnGap: '3' },
    // Beside the name the menu wants the margin too.
    lgOnly: { paddingInline: '2' },
    xlOnly: { columnGap: '2' },
    // Beside the mark, so that they do not move when what follows is parsed.
    lgDown: { '& > [aria-label]:has([data-language])': { marginInlineEnd: 'auto', md: { marginInlineStart: '2' } } },
    '@container (max-width: 19.99rem)': {
      paddingBottom: '0',
      '& > [aria-label]:has([data-language])': {
        order: '1',
        flexBasis: '100%',
        '& > ul': { justifyContent: 'space-around' },
      },
    },
  },
});

const HomeLink = chakra('a', {
  base: {
    layerStyle: 'target',
    gap: '1',
    textStyle: 'face',
    fontSize: '1.1875rem',
    color: 'text.heading',
    '& > svg': { width: '2rem', height: '2rem' },
  },
});

/** Where there is room for the number. */
const Call = chakra('span', {
  base: {
    display: 'none',
    whiteSpace: 'nowrap',
    textStyle: 'small',
    xl: { display: 'inline' },
    // Footer and bar mark it where it is a sample.
    '& > small': hiddenFromSight,
  },
});

/** Hidden on a narrow line, and by engines that cannot measure it: the menu has a field of its own. */
const FindLink = chakra('a', {
  base: {
    display: 'none',
    placeItems: 'center',
    width: 'target',
    height: 'target',
    color: 'text.heading',
    '@container (min-width: 22.5rem)': { display: 'grid' },
    // There is no menu with a field.
    lg: { display: 'grid', marginInlineEnd: '-0.625rem' },
  },
});

/** Mark, menu and languages in one line, from 320 px on, and the office's number where there is room for it. */
export function Header() {
  const { t } = useTranslation();
  const address = useAddress();
  return (
    <Bar>
      <WovenTiles />
      <MainRow>
        <HomeLink href={address('home')}>
          <Mark />
          {/* On phones the mark alone stands for the name, so that all languages fit beside it; there the page's first
              line says it. */}
          <chakra.span whiteSpace="nowrap" css={{ smDown: hiddenFromSight }}>
            {t('office.shortName')}
          </chakra.span>
        </HomeLink>
        <WideNavigation />
        <Call>
          <PhoneLink />
        </Call>
        <LanguageSwitcher />
        <FindLink data-print="no" href={address('search')}>
          <Search />
          <VisuallyHidden>{t('navigation.search')}</VisuallyHidden>
        </FindLink>
        <SmallNavigation />
      </MainRow>
      <Band />
    </Bar>
  );
}
