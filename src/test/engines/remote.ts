/** Commands over a WebSocket, as the DevTools protocol and WebDriver BiDi have them. */

type Result = Record<string, never>;

interface Answer {
  id?: number;
  result?: Result;
  error?: unknown;
  message?: string;
}

export async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`${address} does not answer.`));
  });
  const waiting = new Map<number, PromiseWithResolvers<Result>>();
  socket.onmessage = ({ data }) => {
    const { id = 0, result, error, message }: Answer = JSON.parse(String(data));
    const command = waiting.get(id);
    waiting.delete(id);
    if (error) command?.reject(new Error(`${JSON.stringify(error)} ${message ?? ''}`));
    else command?.resolve(result ?? {});
  };
  let last = 0;
  return {
    send(method: string, params: object = {}) {
      const command = Promise.withResolvers<Result>();
      waiting.set(++last, command);
      socket.send(JSON.stringify({ id: last, method, params }));
      return command.promise;
    },
    close: () => socket.close(),
  };
}
