/** Diamonds of the weave on whatever says `data-weave`: outlines instead of pictures, which pages would have to ask for. */
import { defineGlobalStyles } from '@chakra-ui/react';
import { diamondLayers, type DiamondLayer } from './diamond.ts';
import { cloths, type Cloth } from './weave.ts';

/** CSS pixels of a rem as browsers come; sizes are in rem, so that diamonds grow with letters. */
const pixelsPerRem = 16;

const rem = (cells: number, { cell }: Cloth) => (cells === 0 ? '0' : `${(cells * cell) / pixelsPerRem}rem`);

function shapeOf({ colour, corners }: DiamondLayer, cloth: Cloth) {
  const points = corners.map((corner) => corner.map((cells) => rem(cells, cloth)).join(' '));
  return { background: `woven.${colour}`, clipPath: `polygon(${points.join(',')})` };
}

function sizeOf(cloth: Cloth) {
  return { width: rem(cloth.columns, cloth), height: rem(cloth.rows, cloth) };
}

const [bulletEdge = {}, bulletMiddle = {}] = diamondLayers(cloths.bullet).map((layer) => shapeOf(layer, cloths.bullet));
const [stepEdge = {}, stepLine = {}, stepMiddle = {}] = diamondLayers(cloths.step).map((layer) => shapeOf(layer, cloths.step));

/** Where colours are forced, a diamond keeps its own. */
const laidUnder = { content: '""', position: 'absolute', zIndex: '-1', forcedColorAdjust: 'none' };

export const weaveCss = defineGlobalStyles({
  // Beside the first line of an item; `--weave-top` says where that begins.
  '[data-weave="bullet"]': { position: 'relative', isolation: 'isolate' },
  '[data-weave="bullet"]::before, [data-weave="bullet"]::after': { ...laidUnder, ...sizeOf(cloths.bullet), left: '0', top: 'calc(var(--weave-top, 0rem) + 0.375rem)' },
  '[data-weave="bullet"]::before': bulletEdge,
  '[data-weave="bullet"]::after': bulletMiddle,
  '[data-weave="step"]': { ...sizeOf(cloths.step), ...stepEdge, isolation: 'isolate', forcedColorAdjust: 'none' },
  '[data-weave="step"]::before, [data-weave="step"]::after': { ...laidUnder, inset: '0' },
  '[data-weave="step"]::before': stepLine,
  '[data-weave="step"]::after': stepMiddle,
});
