import { chakra } from '@chakra-ui/react';
import { Button } from '../components/button.tsx';
import { TextLink } from '../components/text-link.tsx';
import { useCurrentPage } from '../site/current-page.tsx';

const Line = chakra('div', {
  base: {
    // It comes after the page is there, so it lies over the foot of the screen instead of pushing the page down.
    position: 'absolute',
    insetInline: '0',
    bottom: '100%',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '3',
    paddingInline: 'gutter',
    background: 'ground.accentSoft',
    color: 'text.onAccent',
    lineHeight: '1.7',
    // The chat button stands in the margin there.
    '@media screen and (min-width: 79em)': { position: 'fixed', bottom: '0', insetInlineEnd: '4.5rem' },
    _print: { display: 'none' },
  },
});

/** The empty line that the small script fills when a visitor seems to read another language better; it names the page's own, which whoever dismisses the offer keeps. */
export function LanguageSuggestion() {
  const { language } = useCurrentPage();
  return (
    <Line id="suggestion" data-language={language} hidden>
      <TextLink size="block" />
      <Button type="button" look="quiet" />
    </Line>
  );
}
