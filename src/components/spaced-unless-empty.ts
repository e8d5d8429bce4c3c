/**
 * Space between what stands one below the other, none before an empty place for announcements: screen readers announce
 * only what comes into a place they know, so it stays. Were it taken out of the flow instead, the browser would not
 * hold the place of a visitor who reads on below while it fills (CSS Scroll Anchoring, 2.2.2).
 */
export const spacedUnlessEmpty = (gap: string) => ({ '& > :not(:empty) ~ :not(:empty)': { marginTop: gap } }) as const;
