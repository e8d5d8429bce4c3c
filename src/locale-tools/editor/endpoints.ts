/** Answers what the editor in the page asks of the development server; whatever it does not understand is refused. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { Finding } from '../lint/findings.ts';
import { refusalOf } from './only-this-machine.ts';
import type { ChangedText } from './protocol.ts';
import { openText, saveText, UnknownText } from './texts.ts';

export interface EndpointsOptions {
  /** The project, which holds `locales`. */
  root: string;
  problems(): Finding[];
  /** Told of every text that was written. */
  onSave(text: ChangedText): void;
}

const largestBody = 64 * 1024;

const textKey = z.object({ file: z.string(), key: z.string() });
const change = z.object({ language: z.string(), opened: z.string(), value: z.string() });
const changedText = textKey.extend({ changes: z.array(change).min(1) });

/** What a request holds; of one that is too long only the beginning is read, which is no JSON. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) if (body.length <= largestBody) body += chunk;
  return JSON.parse(body.slice(0, largestBody));
}

async function answerTo(request: IncomingMessage, { root, problems, onSave }: EndpointsOptions): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  switch (`${request.method} ${pathname}`) {
    case 'GET /text':
      return openText(root, textKey.parse(Object.fromEntries(searchParams)));
    case 'GET /problems':
      return problems();
    case 'POST /save': {
      const text = changedText.parse(await bodyOf(request));
      const answer = saveText(root, text);
      if (answer.outcome === 'saved') onSave(text);
      return answer;
    }
    default:
      throw new UnknownText('The editor has no such answer.');
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(body));
}

/** Answers requests below `editorPath`, their path without it. */
export async function answerEditor(
  request: IncomingMessage,
  response: ServerResponse,
  options: EndpointsOptions,
): Promise<void> {
  const refusal = refusalOf(request);
  if (refusal) return send(response, refusal.status, refusal);
  try {
    send(response, 200, await answerTo(request, options));
  } catch (error) {
    if (error instanceof z.ZodError) send(response, 400, { reason: z.prettifyError(error) });
    else if (error instanceof SyntaxError)
      send(response, 400, { reason: `Send JSON of at most ${largestBody} characters.` });
    else if (error instanceof UnknownText) send(response, 404, { reason: error.message });
    else throw error;
  }
}
