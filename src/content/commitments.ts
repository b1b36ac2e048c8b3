import type { ByLanguage } from './language.ts';

/**
 * What the agency promises or states of itself on more than one page, each in one wording. Content files name it in double
 * braces, such as `{{replyTime}}`.
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
  /** When we mend faults and answer questions at no charge. */
  warranty: { en: 'for ninety days after each release', sv: 'i nittio dagar efter varje lansering' },
  /** How a rented person leaves: at once in the beginning, and with a notice once the least time is over. */
  rentingTrial: { en: 'within the first four weeks', sv: 'under de första fyra veckorna' },
  rentingMinimum: { en: 'three months', sv: 'tre månader' },
  rentingNotice: { en: 'thirty days’ notice', sv: 'trettio dagars uppsägning' },
  rentingTime: { en: 'three to eighteen months', sv: 'tre till arton månader' },
  rentingLongest: { en: 'eighteen months', sv: 'arton månader' },
  /** For how long product design is bought at a time. */
  designBlock: { en: 'three months', sv: 'tre månader' },
  firstTalk: { en: '45 minutes', sv: '45 minuter' },
  contractLength: { en: 'four pages', sv: 'fyra sidor' },
  paymentTime: { en: 'thirty days', sv: 'trettio dagar' },
  /** Of subprocessors, of where we work and of tools. */
  changeNotice: { en: 'thirty days ahead', sv: 'trettio dagar i förväg' },
  /** Of a client’s data. */
  erasure: { en: 'within thirty days of the end of the contract', sv: 'inom trettio dagar efter avtalets slut' },
  /** From application to offer. */
  hiringTime: { en: 'three weeks', sv: 'tre veckor' },
  /** How much of everybody's leave lies in the summer's closed days; a test compares the two. */
  summerDays: { en: 'twenty', sv: 'tjugo' },
  homeDays: { en: 'two days a week', sv: 'två dagar i veckan' },
  /** With what we test our clients' products. */
  screenReaders: { en: 'NVDA and VoiceOver', sv: 'NVDA och VoiceOver' },
  dataPlace: { en: 'in the EU', sv: 'inom EU' },
  insuredSum: { en: '10 million kronor a claim', sv: '10 miljoner kronor per skada' },
  testDevices: { en: 'forty devices', sv: 'fyrtio enheter' },
  oldestTestDevice: { en: '2018', sv: '2018' },
  /** Below it a Swedish public buyer may choose without a tender: Upphandlingsmyndigheten on LOU (2016:1145), since 1 February 2022. */
  directAward: { en: '700,000 kr', sv: '700\u00a0000 kr' },
  /** Regulation (EU) 2024/1689 as amended: the duties of the high-risk systems of its Annex III. */
  aiActHighRisk: { en: '2 December 2027', sv: '2 december 2027' },
  /** Who is closed on closed days, where a sentence begins with it. */
  whoIsClosed: { en: 'Both offices are', sv: 'Båda kontoren har' },
} as const satisfies Record<string, ByLanguage<string>>;
