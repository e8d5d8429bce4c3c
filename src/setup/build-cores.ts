/** How much a build does at the same time: what the smallest build machine has cores for. */
export const buildCores = 2;
