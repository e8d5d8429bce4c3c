/** How long a visitor waits for what should answer before being told that nothing does, in milliseconds. */
export const patience = 4000;
