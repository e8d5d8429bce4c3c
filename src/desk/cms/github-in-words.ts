/**
 * Surgery on the requests of the CMS: GitHub's bare answers in words, because it shows what an error says, and to most
 * owners “Bad credentials” says nothing.
 */
import { textOf } from '../dialog.ts';

const { fetch } = window;

window.fetch = async (...request) => {
  const answer = await fetch(...request).catch((cause: unknown) => {
    throw new Error(textOf('desk-no-network'), { cause });
  });
  return answer.status === 401 ? Response.json({ message: textOf('desk-token-ended') }, answer) : answer;
};
