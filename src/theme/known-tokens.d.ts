/**
 * '@chakra-ui/react' as the compiler sees it here (`paths` in tsconfig.json): the same, but a token that does not exist
 * is refused.
 */
import type { ComponentProps, ElementType, JSX } from 'react';
import type {
  ChakraComponent,
  ConditionalValue,
  JsxElement,
  JsxFactoryOptions,
  RecipeDefinition,
  RecipeSelection,
  RecipeVariantRecord,
  SystemStyleObject,
} from '../../node_modules/@chakra-ui/react/dist/types/styled-system/index.d.ts';
import type { layerStyles } from './layer-styles.ts';
import type { semanticTokens } from './semantic-tokens.ts';
import type { textStyles } from './text-styles.ts';
import type { tokens } from './tokens.ts';

export * from '../../node_modules/@chakra-ui/react/dist/types/index.d.ts';

type Colours = typeof semanticTokens.colors;
type Colour = {
  [Group in keyof Colours]: Group | `${Group}.${Exclude<keyof Colours[Group], 'DEFAULT'> & string}`;
}[keyof Colours];

/** By property the tokens that it takes, and what else it may say: values of CSS have a figure, a bracket or a #. */
type Css = `${string}${'0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '(' | '#'}${string}`;
type Common = 'inherit' | 'none' | 'auto' | '0' | Css;
type SystemColour = 'transparent' | 'currentColor' | 'ButtonText' | 'Highlight' | 'LinkText' | 'CanvasText' | 'Canvas';
type OfColour = Record<
  'color' | 'background' | 'backgroundColor' | 'borderColor' | 'outlineColor' | 'accentColor' | 'fill' | 'stroke',
  Colour | SystemColour | Common
>;
interface Known extends OfColour {
  textStyle: keyof typeof textStyles | 'none';
  layerStyle: keyof typeof layerStyles;
  borderRadius: keyof typeof tokens.radii | Common;
  borderWidth: keyof typeof tokens.borderWidths | Common;
}

type Checked<Styles> = {
  [Property in keyof Styles]: Styles[Property] extends object
    ? Checked<Styles[Property]>
    : string extends Styles[Property]
      ? Styles[Property]
      : Property extends keyof Known
        ? Styles[Property] extends Known[Property]
          ? Styles[Property]
          : { 'is no token of the theme': Styles[Property] }
        : Styles[Property];
};

/** `<chakra.p color="…">`, as it stands in a page. */
type Elements = {
  [Tag in keyof JSX.IntrinsicElements]: ChakraComponent<
    Tag,
    { [Property in keyof Known]?: ConditionalValue<Known[Property]> | undefined }
  >;
};

/** What was put together elsewhere has been checked there. */
export declare const chakra: Elements & {
  <Tag extends ElementType, const Variants extends RecipeVariantRecord, const Base>(
    tag: Tag,
    recipe: RecipeDefinition<Variants> & {
      base?: SystemStyleObject extends Base ? Base : Base & Checked<Base>;
      variants?: Checked<Variants>;
    },
    options?: JsxFactoryOptions<ComponentProps<Tag> & RecipeSelection<Variants>>,
  ): JsxElement<Tag, RecipeSelection<Variants>>;
};
