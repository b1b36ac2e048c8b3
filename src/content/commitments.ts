import type { ByLanguage } from './language.ts';

/**
 * What the agency promises or states of itself on more than one page, each in one wording. Content files name it in double
 * braces, such as `{{replyTime}}`; `tests/writing/promises.test.ts` finds a page that words it otherwise.
 */
export const commitments = {
  /** Of every message, from the form or by e-mail. */
  replyTime: { en: 'by the end of the next working day', sv: 'senast nästa arbetsdag' },
  /** Of an application for a position. */
  applicationReply: { en: 'within five working days', sv: 'inom fem arbetsdagar' },
  /** How long a first clickable prototype takes to make, before anybody tests it. */
  prototypeTime: { en: 'ten working days', sv: 'tio arbetsdagar' },
  scopingTime: { en: 'two to three weeks', sv: 'två till tre veckor' },
  testPeople: { en: 'five people', sv: 'fem personer' },
  teamSize: { en: 'three to seven people', sv: 'tre till sju personer' },
  /** Since when domain, accounts, code and design files are in the client's name. */
  ownershipStart: { en: 'from the first day', sv: 'från första dagen' },
  /** When the rights to what was made pass to the client. */
  rightsTransfer: { en: 'when its invoice is paid', sv: 'när fakturan är betald' },
  /** How long we mend faults and answer questions at no charge after a release. */
  warranty: { en: 'ninety days', sv: 'nittio dagar' },
  testDevices: { en: 'forty devices', sv: 'fyrtio enheter' },
  oldestTestDevice: { en: '2018', sv: '2018' },
  /** Regulation (EU) 2024/1689 as amended: the duties of the high-risk systems of its Annex III. */
  aiActHighRisk: { en: '2 December 2027', sv: '2 december 2027' },
} as const satisfies Record<string, ByLanguage<string>>;
