import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { button } from '../theme/recipes/button-recipe.ts';

/** A control that acts on the page. */
export const Button = chakra('button', button, { defaultProps: { type: 'button' } });

/** A link that looks like a button. */
export const ButtonLink = chakra('a', button);

/** Copies what it holds at a press, or what a script has put in then, and says so beside it. */
export function CopyButton(attributes: ComponentProps<typeof Button>) {
  return (
    <>
      <Button variant="outline" data-copy="" {...attributes} />
      <span role="status" data-part="status" />
    </>
  );
}
