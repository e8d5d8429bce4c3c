/** GitHub's interface as the CMS calls it (0.221), for one repository that lies in the memory of a test. */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';

/** What a test sees of the repository, and changes while the desk is open. */
export interface Repository {
  files: Record<string, string>;
  /** How many commits there are; the last one's name. */
  head: number;
  mood: 'well' | 'unreachable' | 'token-ended';
  /** Happens once, after the CMS has looked and before its commit arrives. */
  meanwhile?: () => void;
}

interface Request {
  query: string;
  variables: { input?: { expectedHeadOid: string; fileChanges: { additions: { path: string; contents: string }[] } } };
}

const oidOf = (text: string) => createHash('sha1').update(text).digest('hex');
const committedDate = '2026-11-27T10:00:00Z';
const author = { name: 'Asha', email: 'asha@advisory.example' };

function graphql(repository: Repository, { query, variables: { input } }: Request) {
  const aliases = (pattern: RegExp, value: (said: string) => object) =>
    Object.fromEntries([...query.matchAll(pattern)].map(([, name, said = '']) => [name, value(said)]));
  if (input) {
    repository.meanwhile?.();
    repository.meanwhile = undefined;
    if (input.expectedHeadOid !== String(repository.head))
      return { errors: [{ message: 'Expected branch to point to' }] };
    for (const { path, contents } of input.fileChanges.additions)
      repository.files[path] = Buffer.from(contents, 'base64').toString();
    repository.head += 1;
    const written = aliases(/(file_\d+):\s*file\(path: "([^"]+)"/g, (path) => ({
      oid: oidOf(repository.files[path] ?? ''),
    }));
    return { data: { createCommitOnBranch: { commit: { oid: String(repository.head), committedDate, ...written } } } };
  }
  const node = { oid: String(repository.head), message: '', author, committedDate };
  const ref = { target: { history: { nodes: [node] } } };
  const texts = new Map(Object.values(repository.files).map((text) => [oidOf(text), text]));
  const contents = aliases(/(content_\d+):\s*object\(oid: "(\w+)/g, (oid) => ({ text: texts.get(oid) }));
  return { data: { repository: { ref, ...contents, ...aliases(/(commit_\d+):\s*ref/g, () => ref) } } };
}

export const repositoryOf = (files: Readonly<Record<string, string>>): Repository => ({
  files: { ...files },
  head: 1,
  mood: 'well',
});

/** Has a page find this repository at api.github.com. */
export async function atGitHub(page: Page, repository: Repository): Promise<void> {
  const headers = { 'Access-Control-Allow-Origin': '*' };
  await page.route('https://api.github.com/**', (route) => {
    if (repository.mood === 'unreachable') return route.abort();
    if (repository.mood === 'token-ended')
      return route.fulfill({ status: 401, headers, json: { message: 'Bad credentials' } });
    const request = route.request();
    if (request.url().endsWith('/graphql'))
      return route.fulfill({ headers, json: graphql(repository, request.postDataJSON()) });
    const tree = Object.entries(repository.files).map(([path, text]) => ({ type: 'blob', path, sha: oidOf(text) }));
    return route.fulfill({ headers, json: { id: 1, login: 'owner', ...author, tree } });
  });
}
