/** Not in the standard library's types, because only Chromium has it: https://wicg.github.io/netinfo/ */
interface DataSaver {
  connection?: { saveData?: boolean };
}

/** Whether the visitor has asked for little to be fetched. */
export function savesData(): boolean {
  const { connection }: Navigator & DataSaver = navigator;
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}
