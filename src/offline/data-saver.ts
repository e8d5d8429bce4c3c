/** Not in the standard library's types, because only Chromium has it: https://wicg.github.io/netinfo/ */
interface DataSaver {
  connection?: { saveData?: boolean };
}

/** Whether the visitor has asked for little to be fetched. */
export function savesData({ connection }: Navigator & DataSaver = navigator): boolean {
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}
