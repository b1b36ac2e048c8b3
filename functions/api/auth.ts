import { answerSignIn, type Settings } from '../signIn/answerSignIn.ts';

/** `/api/auth`: redirects the editor's sign-in window to GitHub, and receives it from there. */
export const onRequest = ({ request, env }: { request: Request; env: Settings }) =>
  answerSignIn(request, env);
