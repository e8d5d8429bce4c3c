import { chakra } from '@chakra-ui/react';

const Image = chakra('img', { base: { display: 'block', width: '100%', height: 'auto', borderRadius: 'large' } });

export interface PictureProps {
  /** File name in `public/illustrations`, without its ending. */
  name: string;
  /** Alternative text; empty where the picture only decorates. */
  alt: string;
  /** True for the one picture of the first screen. */
  first?: boolean;
}

/** An illustration with its place reserved, loaded when it comes near unless it is on the first screen. */
export function Picture({ name, alt, first = false }: PictureProps) {
  return (
    <Image
      src={`/illustrations/${name}.svg`}
      alt={alt}
      htmlWidth={640}
      htmlHeight={480}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={first ? 'high' : undefined}
    />
  );
}
