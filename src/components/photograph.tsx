import { chakra } from '@chakra-ui/react';
import { photographAddress, photographPlaces, type PhotographPlace } from '../office/photographs.ts';

const Image = chakra('img', {
  base: { objectFit: 'cover' },
  variants: {
    place: { person: { borderRadius: 'full', flex: 'none' }, door: { borderRadius: 'large' } },
  },
});

interface PhotographProps {
  place: PhotographPlace;
  file: string;
  /** Width and height of a face where it stands smaller than elsewhere. */
  size?: number;
  /** Nothing where words beside it say who or what it is. */
  alt?: string;
}

/** A photograph of the owner's, as the build has made it for its place. */
export function Photograph({ place, file, size, alt = '' }: PhotographProps) {
  const { width, height } = photographPlaces[place];
  return (
    <Image
      place={place}
      src={photographAddress(place, file)}
      alt={alt}
      htmlWidth={size ?? width}
      htmlHeight={size ?? height}
      loading="lazy"
      decoding="async"
    />
  );
}
