import { chakra } from '@chakra-ui/react';
import { button } from '../theme/recipes/button-recipe.ts';

/** A control that acts on the page. */
export const Button = chakra('button', button);

/** A link that looks like a button. */
export const ButtonLink = chakra('a', button);
