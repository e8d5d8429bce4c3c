/** Answers what the editor in the page asks of the development server. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pagesUsing, readUsage } from '../key-usage.ts';
import { judge, UnknownText } from './drafts.ts';
import type { FileProblem, ListedText, OpenedText, TextKey } from './protocol.ts';
import { listTexts } from './list-texts.ts';
import { refusalOf } from './only-this-machine.ts';
import { openText } from './open-text.ts';
import { BadRequest, draftedTextFrom, textKeyFrom } from './requests.ts';
import { saveText } from './save-text.ts';

export interface EndpointsOptions {
  /** The project, which holds `locales`. */
  root: string;
  problems(): FileProblem[];
  /** Told of every file that was written. */
  onSave(textKey: TextKey, languages: readonly string[]): void;
}

type Answer = (request: IncomingMessage, query: URLSearchParams) => unknown;

function opened(root: string, textKey: TextKey): OpenedText {
  return { ...openText(root, textKey), pages: pagesUsing(readUsage(root) ?? {}, `${textKey.file}:${textKey.key}`) };
}

function listed(root: string, query: URLSearchParams): ListedText[] {
  return listTexts(root, query.get('language') ?? '', query.get('files')?.split(',') ?? []);
}

/** Answers by method and path below `editorPath`. */
function answersBy({ root, problems, onSave }: EndpointsOptions): Readonly<Record<string, Answer>> {
  return {
    'GET /text': (_, query) => opened(root, textKeyFrom(query)),
    'GET /texts': (_, query) => listed(root, query),
    'GET /problems': problems,
    'POST /judge': async (request) => judge(root, await draftedTextFrom(request)),
    'POST /save': async (request) => {
      const text = await draftedTextFrom(request);
      const answer = saveText(root, text);
      if (answer.outcome === 'saved') onSave(text, text.drafts.map(({ language }) => language));
      return answer;
    },
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' }).end(JSON.stringify(body));
}

/** Answers requests below `editorPath`, their path without it. */
export function createEndpoints(options: EndpointsOptions): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const answers = answersBy(options);
  return async (request, response) => {
    const refusal = refusalOf(request);
    if (refusal) return send(response, refusal.status, refusal);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const answer = answers[`${request.method} ${pathname}`];
    try {
      if (answer) send(response, 200, await answer(request, searchParams));
      else send(response, 404, { reason: 'The editor has no such answer.' });
    } catch (error) {
      if (error instanceof BadRequest) send(response, 400, { reason: error.message });
      else if (error instanceof UnknownText) send(response, 404, { reason: error.message });
      else throw error;
    }
  };
}
