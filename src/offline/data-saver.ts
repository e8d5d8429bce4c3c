/** Whether the visitor has asked for little to be fetched. */
export function savesData(): boolean {
  // Not in the standard library's types, because only Chromium has it: https://wicg.github.io/netinfo/
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator;
  return connection?.saveData === true;
}
