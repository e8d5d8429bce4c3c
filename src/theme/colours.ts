/** The palette, once: tokens, the weave, tiles and share cards take their colours from here, and drawings hold no others. */
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

/** Skin, wood, stone and shadows: colours that only illustrations have. */
export const illustrationColours: readonly string[] = [
  '#05432F', '#231F61', '#2F8562', '#3A3590', '#46429A', '#4F2A1C', '#6F3F28', '#714227', '#7A1124', '#8B5635', '#8C5533', '#8C89C9',
  '#8E5636', '#927645', '#A96E45', '#A9A4B4', '#AD7349', '#B39560', '#B9B6DC', '#C4505F', '#C98F63', '#C9C5CF', '#C9C7E4', '#CDB486',
  '#CDBFA8', '#CFDEC9', '#D58900', '#D9B45F', '#E3D0AC', '#E6DAC6', '#F3C365', '#F3E4C6', '#FBD07A',
];
