/** Commands over a WebSocket, as the DevTools protocol and WebDriver BiDi have them. */

export interface Remote {
  send(method: string, parameters?: object): Promise<Record<string, never>>;
  close(): void;
}

interface Answer {
  id?: number;
  result?: Record<string, never>;
  error?: unknown;
  message?: string;
}

export async function connect(address: string): Promise<Remote> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`${address} does not answer.`));
  });
  const waiting = new Map<
    number,
    { resolve: (result: Record<string, never>) => void; reject: (fault: Error) => void }
  >();
  socket.onmessage = ({ data }) => {
    const { id = 0, result, error, message }: Answer = JSON.parse(String(data));
    const command = waiting.get(id);
    waiting.delete(id);
    if (error) command?.reject(new Error(`${JSON.stringify(error)} ${message ?? ''}`));
    else command?.resolve(result ?? {});
  };
  let last = 0;
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        waiting.set(++last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    close: () => socket.close(),
  };
}
