import { answer, fromGitHub, type SignInSettings } from './signIn.ts';

/** `/api/auth/callback`: where GitHub sends that window back to. */
export const onRequest: PagesFunction<SignInSettings> = ({ request, env }) => answer(() => fromGitHub(request, env));
