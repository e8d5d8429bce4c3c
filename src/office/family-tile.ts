/** Id of the tile of a brand family, which no company's own tile may have. */
export const tileOfFamily = (family: string) => family.toLowerCase().replaceAll(' ', '-');
