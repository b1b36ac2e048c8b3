import { answer, type SignInSettings, toGitHub } from './auth/signIn.ts';

/** `/api/auth`: where the editor's window for signing in begins. */
export const onRequest: PagesFunction<SignInSettings> = ({ request, env }) => answer(() => toGitHub(request, env));
