/**
 * The sign beside what opens and closes, for a pseudo-element of its `summary`: it points down, and up once that is
 * open.
 */
export const chevron = (side: string, thickness: string, colour = 'edge.control') =>
  ({
    content: '""',
    flex: 'none',
    width: side,
    height: side,
    borderColor: colour,
    borderRightWidth: thickness,
    borderBottomWidth: thickness,
    transform: 'translateY(-25%) rotate(45deg)',
    'details[open] > &': { transform: 'translateY(25%) rotate(225deg)' },
    _print: { display: 'none' },
  }) as const;
