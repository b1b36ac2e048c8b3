import { contentFolder } from '../contentFolder.ts';
import { commitments } from '../facts/commitments.ts';
import { withForm } from './editorMetadata.ts';
import { inLanguages } from './inLanguages.ts';
import { checkAgainst } from './plainMessage.ts';
import { object, singleLine } from './schemaParts.ts';

/** Hints for editors. */
const hints: Readonly<Record<string, string>> = {
  replyTime: 'Of every message, from the form or by e-mail.',
  applicationReply: 'Of an application for a position.',
  prototypeTime: 'How long a first clickable prototype takes to make, before anybody tests it.',
  ownershipStart: "Since when domain, accounts, code and design files are in the client's name.",
  rightsTransfer: 'When the rights to what was made pass to the client.',
  warranty: 'When we mend faults and answer questions at no charge.',
  rentingTrial:
    'How a rented person leaves: at once in the beginning, and with a notice once the least time is over.',
  designBlock: 'For how long product design is bought at a time.',
  changeNotice: 'Of subprocessors, of where we work and of tools.',
  erasure: 'Of a client’s data.',
  hiringTime: 'From application to offer.',
  summerDays:
    "How much of everybody's leave lies in the summer's closed days; the check compares the two.",
  screenReaders: "With what we test our clients' products.",
  trainTime: 'We make shorter journeys by train.',
  machineYears: 'How long we use computers and phones at least.',
  directAward:
    'Below it a Swedish public buyer may choose without a tender: Upphandlingsmyndigheten on LOU (2016:1145), since 1 February 2022.',
  aiActHighRisk:
    'Regulation (EU) 2024/1689 as amended: the duties of the high-risk systems of its Annex III.',
  whoIsClosed: 'Who is closed on closed days, where a sentence begins with it.',
};

const wordings = (hint?: string) => withForm(inLanguages(singleLine), hint ? { hint } : {});

/** The contact form shows these after sending. */
const required = ['replyTime', 'applicationReply', 'whoIsClosed'];

/** The schema of the commitments in every language. Using an unknown one fails the build. */
export const commitmentsSchema = object(
  Object.fromEntries(
    [...new Set([...required, ...Object.keys(commitments)])].map((name) => [
      name,
      wordings(hints[name]),
    ]),
  ),
);

export const checkCommitments = (data: unknown = commitments) =>
  checkAgainst(commitmentsSchema, `${contentFolder}/commitments.json`, data);
