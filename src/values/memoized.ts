/** A function that works out once what it gives for the same words. */
export function memoized<Names extends string[], Found>(find: (...names: Names) => Found): (...names: Names) => Found {
  const known = new Map<string, Found>();
  return (...names) => {
    const key = names.join(' ');
    if (!known.has(key)) known.set(key, find(...names));
    return known.get(key) as Found;
  };
}
