/**
 * Chakra's engine with our rules, made quicker: recipes, styles and rules that it would work out each time an element
 * is drawn are worked out once.
 */
import { css, type CSSObject } from '@emotion/react';
import {
  createSystem,
  defaultBaseConfig,
  type RecipeCreatorFn,
  type SystemConfig,
  type SystemContext,
} from '@chakra-ui/react';

type Styles = ReturnType<SystemContext['css']>;

/** Makes something of each object once. */
function once<Made>(make: (from: object) => Made): (from: object) => Made {
  const made = new WeakMap<object, Made>();
  return (from) => {
    const known = made.get(from) ?? make(from);
    made.set(from, known);
    return known;
  };
}

export function createCachedSystem(...configs: SystemConfig[]): SystemContext {
  const system = createSystem(defaultBaseConfig, ...configs);
  // Elements hand over the same definition each time.
  const recipeOf = once(system.cva);
  // Recipes hand out the same styles each time; an element that has others besides is resolved anew.
  const resolved = once(system.css);
  // As Emotion writes and names them, which it takes as they are.
  const written = once((styles) => css(styles as CSSObject) as Styles);
  return {
    ...system,
    cva: ((definition = {}) => recipeOf(definition)) as RecipeCreatorFn,
    css(...given) {
      const [only, ...others] = given.filter((styles) => styles && Object.keys(styles).length > 0);
      return written(only && others.length === 0 ? resolved(only) : system.css(...given));
    },
  };
}
