type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** The texts around every page. */
interface ShellTexts extends Texts<'skip' | 'home' | 'newTab'> {
  /** The names of the pages in the menu. */
  pages: Texts<'home' | 'services' | 'works' | 'about' | 'career' | 'contact'>;
  header: Texts<'write' | 'menu'>;
  menu: Texts<'menu' | 'close' | 'pages' | 'services' | 'industries'>;
  /**
   * `privacySignal` is for browsers that send Global Privacy Control. `accepted` and `refused` are
   * announced after the answer.
   */
  notice: Texts<
    | 'name'
    | 'privacySignal'
    | 'recordings'
    | 'whatIsRecorded'
    | 'accept'
    | 'refuse'
    | 'accepted'
    | 'refused'
  >;
  /** The labels of the button above the animals, and a hint about its keys. */
  animals: Texts<'move' | 'goOn' | 'pause' | 'hint'>;
  footer: Texts<
    | 'inquiries'
    | 'follow'
    | 'more'
    | 'career'
    | 'prices'
    | 'dueDiligence'
    | 'ai'
    | 'privacy'
    | 'accessibility'
    | 'terms'
    | 'samples'
  >;
  /**
   * Texts after the local time, after the same time at another office, and before the day when a
   * closed office opens; then of day and night.
   */
  clock: Texts<
    'here' | 'hereToo' | 'closed' | 'dark' | 'lightUntil' | 'lightFor' | 'neverDark' | 'neverLight'
  >;
  /** The screen that replaces a page that failed to render. */
  failure: Texts<'title' | 'lead' | 'reload' | 'home' | 'contact'>;
}

/** The texts beside a prototype. `again` replaces `open` after loading has failed. */
type PrototypeTexts = Texts<'open' | 'close' | 'larger' | 'smaller' | 'again' | 'next'>;

type LabelledField =
  | 'name'
  | 'email'
  | 'company'
  | 'services'
  | 'job'
  | 'role'
  | 'office'
  | 'link'
  | 'cv'
  | 'message'
  | 'budget'
  | 'start'
  | 'source';

/**
 * `next` follows the heading; `nextWhileClosed` replaces it if closed days delay the answer until
 * `{{day}}`.
 */
type SentWords = Texts<'heading' | 'next' | 'nextWhileClosed'>;

/** The texts of a form that its script and the Function share. */
interface FormTexts
  extends Texts<
    | 'tooLong'
    | 'unlisted'
    | 'oneError'
    | 'errors'
    | 'failed'
    | 'unreachable'
    | 'tryAgain'
    | 'noTurnstile'
    | 'tooLarge'
    | 'notPdf'
    | 'reference'
    | 'copy'
  > {
  labels: Texts<LabelledField>;
  /** Replaces the label of the links if the form also takes a file. */
  linkBesideCv: string;
  /** When a project may start, by the slug that is stored. */
  start: Texts<'now' | 'quarter' | 'later' | 'unknown'>;
  /** The error of a required field that is empty or invalid. */
  missing: Texts<'name' | 'email' | 'message' | 'role' | 'job' | 'other'>;
  inquiry: SentWords;
  application: SentWords;
}

/** The texts of forms that only pages contain. */
interface FormPageTexts
  extends Texts<
    | 'optional'
    | 'undecided'
    | 'privacyPolicy'
    | 'send'
    | 'sending'
    | 'needsScripts'
    | 'leaveEmpty'
    | 'messageHint'
    | 'cvHint'
    | 'linkOptional'
  > {
  /** Says how the message is used. Precedes the link to the privacy policy. */
  note: Texts<'inquiry' | 'application'>;
}

/** The texts of the pages that answer a posted form. */
interface AnswerTexts
  extends Texts<
    'almost' | 'nothingLost' | 'chooseAgain' | 'textIsHere' | 'reference' | 'toPosition' | 'toStart'
  > {
  /** The text before the e-mail address, the text before the contact page's link, and its label. */
  goBack: Texts<'before' | 'or' | 'link'>;
  /** The reasons for refusing a form, keyed by error code. */
  refusals: Texts<
    | 'other_origin'
    | 'too_large'
    | 'malformed'
    | 'cut_off'
    | 'trap'
    | 'too_fast'
    | 'check_missing'
    | 'check_failed'
    | 'check_unavailable'
    | 'too_many'
    | 'full'
    | 'storage_unavailable'
    | 'files_unavailable'
    | 'broken'
  >;
}

/** Sentences around facts, which are filled in when the site is built. */
type Phrases = Texts<
  | 'salary'
  | 'share'
  | 'shortPay'
  | 'percent'
  | 'from'
  | 'fromPerMonth'
  | 'perMonth'
  | 'range'
  | 'period'
  | 'company'
  | 'and'
  | 'minutes'
  | 'days'
  | 'daysPerQuarter'
>;

/**
 * A language: all texts that are in no content file. `{{…}}` is filled in. An agency replaces single
 * texts in `wording.yaml`.
 */
export interface Words {
  /** The language's tag, with the country whose dates and numbers it uses. */
  locale: string;
  /** From none to twenty, as the first word of a sentence. */
  numbers: readonly string[];
  shell: ShellTexts;
  prototype: PrototypeTexts;
  form: FormTexts;
  formPage: FormPageTexts;
  answers: AnswerTexts;
  phrases: Phrases;
}

export type ShellWords = ShellTexts & Pick<Words, 'locale'>;
export type FormWords = FormTexts & Pick<Words, 'locale' | 'numbers'>;
