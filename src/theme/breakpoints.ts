/**
 * Widths of the screen from which pages are laid out for tablets and for laptops; and those from which the header has
 * room for the office's name, for its number, and for both beside wide gaps.
 */
export const breakpoints = { sm: '36em', md: '40em', lg: '62em', xl: '80em', '2xl': '96em' } as const;
