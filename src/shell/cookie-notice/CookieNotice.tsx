import { useCookieAnswer } from '../../consent/useCookieAnswer.ts';
import type { InShellLanguage } from '../shellLanguage.ts';
import { NoticeBar } from './NoticeBar.tsx';

/** Shown while the cookie answer is empty. */
export const CookieNotice = ({ language }: InShellLanguage) => useCookieAnswer() === null && <NoticeBar language={language} />;
