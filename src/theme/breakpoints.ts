/** Widths of the screen from which pages are laid out for tablets and for laptops. */
export const breakpoints = { md: '40em', lg: '62em' } as const;
