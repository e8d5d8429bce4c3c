import { chakra } from '@chakra-ui/react';
import { textLink } from '../theme/recipes/text-link.ts';

/** A link set as text. */
export const TextLink = chakra('a', textLink);
