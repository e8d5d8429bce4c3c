import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Resources } from '../i18n/resources.ts';

/**
 * File of an illustration in `public/illustrations`, without its ending; its alternative text has the same name in
 * common.json.
 */
export type Illustration = keyof Resources['common']['pictures'];

/** How far down the phones' cut begins, in the drawings whose faces and one object do not stand at the foot. */
const cuts: Partial<Record<Illustration, string>> = {
  contact: '45%',
  health: '15%',
  'hero-life': '40%',
  'hero-passport-new': '80%',
  passport: '70%',
  travel: '75%',
};

/** Twice as wide as high on phones and tablets, where it stands below words. */
const Image = chakra('img', {
  base: {
    width: '100%',
    borderRadius: 'large',
    lgDown: { height: 'calc(50vw - {spacing.gutter})', objectFit: 'cover', objectPosition: '50% 100%' },
    ...Object.fromEntries(
      Object.entries(cuts).map(([name, cut]) => [`&[src$="/${name}.svg"]`, { objectPosition: `50% ${cut}` }]),
    ),
  },
});

interface PictureProps {
  name: Illustration;
  /** True for the one picture of the first screen. */
  isEager?: boolean;
  /** Where it is 640 wide; scenes are 480. */
  height?: number;
  /** True where words beside it say the same. */
  isDecorative?: boolean;
  /** Fragment of a part of the drawing. */
  view?: string;
}

/** An illustration with its place reserved, loaded when it comes near unless it is on the first screen. */
export function Picture({ name, isEager, height = 480, isDecorative, view = '' }: PictureProps) {
  const { t } = useTranslation();
  return (
    <Image
      src={`/illustrations/${name}.svg${view}`}
      alt={isDecorative ? '' : t(`pictures.${name}`)}
      htmlWidth={640}
      htmlHeight={height}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={isEager ? 'high' : undefined}
    />
  );
}
