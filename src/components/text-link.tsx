import { chakra } from '@chakra-ui/react';
import { textLink } from '../theme/recipes/text-link-recipe.ts';

/** A link set as text. */
export const TextLink = chakra('a', textLink);
