import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';

const narrow = '@media (max-width: 30em)';

/** The word remains for whoever hears the page. */
const wordless = { gap: '0', fontSize: '0' };

/** Cut from a square: a loudspeaker, two bars, an arrow. */
const shapes = {
  listen: 'polygon(0 32%, 28% 32%, 62% 4%, 62% 96%, 28% 68%, 0 68%)',
  pause: 'polygon(0 0, 35% 0, 35% 100%, 65% 100%, 65% 0, 100% 0, 100% 100%, 0 100%)',
  goOn: 'polygon(0 0, 100% 50%, 0 100%)',
};

// Its room is kept where no voice is, so that nothing moves when one is found.
const Controls = chakra('div', {
  base: {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: 'half',
    '& > span': { maxWidth: '12rem' },
    'html:not([data-voice]) &': { visibility: 'hidden' },
    '& > button': {
      paddingInline: '1',
      _before: {
        content: '""',
        width: '1.125rem',
        height: '1.125rem',
        background: 'currentColor',
        _highContrast: { background: 'ButtonText' },
      },
    },
    '& > [data-action=read]::before': { clipPath: shapes.listen },
    '&[data-reading] > [data-action=read]::before': { clipPath: shapes.goOn },
    '&[data-reading] > [aria-pressed=true]::before': { clipPath: shapes.pause },
    '&:not([data-reading]) > [data-action=stop]': { display: 'none' },
    // While it reads, the other control takes the room of the word.
    '&[data-reading] > [data-action=read], & > [data-action=stop]': wordless,
  },
  variants: { word: { always: {}, wide: { '&:not([data-reading]) > [data-action=read]': { [narrow]: wordless } } } },
});

interface ReadAloudProps {
  /** Whether narrow screens have room for the word beside the sign. */
  word: 'always' | 'wide';
}

/**
 * Reads the card or list around it aloud; the small script shows it where a voice of the page's language is on the
 * device.
 */
export function ReadAloud({ word }: ReadAloudProps) {
  const { t } = useTranslation();
  return (
    <Controls word={word} data-controls="">
      <Button variant="outline" data-action="read" aria-pressed={false} data-failed={t('readAloud.failed')}>
        {t('readAloud.listen')}
      </Button>
      <Button variant="outline" data-action="stop">
        {t('readAloud.stop')}
      </Button>
      <span role="status" data-part="status" />
    </Controls>
  );
}
