import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Resources } from '../i18n/resources.ts';

const Image = chakra('img', { base: { display: 'block', width: '100%', height: 'auto', borderRadius: 'large' } });

/** File of an illustration in `public/illustrations`, without its ending; its alternative text has the same name in common.json. */
export type Illustration = keyof Resources['common']['pictures'];

interface PictureProps {
  name: Illustration;
  /** True for the one picture of the first screen. */
  first?: boolean;
  /** True where words beside it say the same. */
  decorative?: boolean;
}

/** An illustration with its place reserved, loaded when it comes near unless it is on the first screen. */
export function Picture({ name, first = false, decorative = false }: PictureProps) {
  const { t } = useTranslation();
  return (
    <Image
      src={`/illustrations/${name}.svg`}
      alt={decorative ? '' : t(`pictures.${name}`)}
      htmlWidth={640}
      htmlHeight={480}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={first ? 'high' : undefined}
    />
  );
}
