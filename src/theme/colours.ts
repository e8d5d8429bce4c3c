/**
 * The palette, once: tokens, the weave, tiles and share cards take their colours from here, and drawings hold no others
 * but illustration-colours.json: skin, wood, stone and shadows.
 */
export const colours = {
  ink: '#1C1A33',
  muted: '#4A475F',
  indigo: '#2A2670',
  indigoDeep: '#1B1850',
  marigold: '#F5A70A',
  marigoldSoft: '#FFD98A',
  madder: '#9B1B30',
  leaf: '#085A40',
  paper: '#FFFCF5',
  sand: '#F7EEDD',
  /** Hairlines between rows: decoration, never the only edge of a control. */
  thread: '#DDCFB2',
  white: '#FFFFFF',
} as const;

export type Colour = keyof typeof colours;
