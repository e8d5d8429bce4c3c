/** Counts what each visitor sends within a span of time, in memory only. */

export interface Rate {
  messages: number;
  seconds: number;
}

/** Returns a function that counts one message of a visitor and gives the seconds to wait when it is one too many. */
export function createRateLimit({ messages, seconds }: Rate, now: () => number = Date.now): (visitor: string) => number | undefined {
  const span = seconds * 1000;
  const sent = new Map<string, number[]>();

  // Visitors stand in the order of their last message, so those to forget come first.
  function forgetOld(time: number): void {
    for (const [visitor, times] of sent) {
      if ((times.at(-1) ?? 0) > time - span) return;
      sent.delete(visitor);
    }
  }

  return (visitor) => {
    const time = now();
    forgetOld(time);
    const recent = (sent.get(visitor) ?? []).filter((earlier) => earlier > time - span);
    const [oldest] = recent;
    if (recent.length >= messages && oldest !== undefined) return Math.ceil((oldest + span - time) / 1000);
    sent.delete(visitor);
    sent.set(visitor, [...recent, time]);
    return undefined;
  };
}
