/** The file that holds every drawing of the weave that pages use. */
import { markCells, markDrawing } from './mark.ts';
import type { WeaveName } from './weave-address.ts';
import { clothElement, cloths, clothSize, type Direction } from './weave.ts';

interface Drawing {
  width: number;
  height: number;
  /** The `<svg>` element at its place on the sheet. */
  element: (attributes: string) => string;
}

function cloth(name: keyof typeof cloths, direction: Direction = 'across'): Drawing {
  return { ...clothSize(cloths[name], direction), element: (attributes) => clothElement(cloths[name], direction, attributes) };
}

const markSide = markCells * 2;

const drawings: Record<WeaveName, Drawing> = {
  band: cloth('band'),
  thread: cloth('thread'),
  'thread-down': cloth('thread', 'down'),
  bullet: cloth('bullet'),
  step: cloth('step'),
  mark: {
    width: markSide,
    height: markSide,
    element: (attributes) => `<svg ${attributes} width="${markSide}" height="${markSide}" viewBox="0 0 ${markCells} ${markCells}">${markDrawing('onPaper')}</svg>`,
  },
};

/** Bare units between two drawings, so that none shows at the edge of another where it is scaled. */
const gap = 8;

/** Text of the sheet: the drawings one below the other. */
export function weaveSheet(): string {
  let y = 0;
  const parts = Object.entries(drawings).map(([name, { width, height, element }]) => {
    const part = `<view id="${name}" viewBox="0 ${y} ${width} ${height}"/>${element(`y="${y}"`)}`;
    y += height + gap;
    return part;
  });
  const width = Math.max(...Object.values(drawings).map((drawing) => drawing.width));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y - gap}">${parts.join('')}</svg>\n`;
}
