/** Chakra's engine with our rules, made quicker: recipes, styles and rules that it would work out each time an element is drawn are worked out once. */
import { css, type CSSObject } from '@emotion/react';
import {
  createSystem,
  defaultBaseConfig,
  type RecipeCreatorFn,
  type SystemConfig,
  type SystemContext,
} from '@chakra-ui/react';

type StyleFunction = SystemContext['css'];

/** A recipe as it was made, by the definition that it was made from; elements hand over the same definition each time. */
function rememberRecipes(create: RecipeCreatorFn): RecipeCreatorFn {
  const made = new WeakMap<object, unknown>();
  return ((definition = {}) => {
    const recipe = made.get(definition) ?? create(definition);
    made.set(definition, recipe);
    return recipe;
  }) as RecipeCreatorFn;
}

type Styles = ReturnType<StyleFunction>;

/** Styles as they were resolved, where an element has those of its recipe alone; recipes hand out the same styles each time. */
function rememberStyles(resolve: StyleFunction): StyleFunction {
  const resolved = new WeakMap<object, Styles>();
  return (...given) => {
    const [only, ...others] = given.filter((styles) => styles && Object.keys(styles).length > 0);
    if (!only || others.length > 0) return resolve(...given);
    const styles = resolved.get(only) ?? resolve(only);
    resolved.set(only, styles);
    return styles;
  };
}

/** Styles as Emotion writes and names them, which it takes as they are. */
function rememberRules(resolve: StyleFunction): StyleFunction {
  const written = new WeakMap<object, Styles>();
  return (...given) => {
    const styles = resolve(...given);
    const rules = written.get(styles) ?? (css(styles as CSSObject) as Styles);
    written.set(styles, rules);
    return rules;
  };
}

export function createCachedSystem(...configs: SystemConfig[]): SystemContext {
  const system = createSystem(defaultBaseConfig, ...configs);
  return { ...system, cva: rememberRecipes(system.cva), css: rememberRules(rememberStyles(system.css)) };
}
