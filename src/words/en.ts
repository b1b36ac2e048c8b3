/** Lists the texts of every language: `Words` is its type. */
export const en = {
  /** The language's tag, with the country whose dates and numbers it uses. */
  locale: 'en-GB',
  /** From none to twenty, as the first word of a sentence. */
  numbers:
    'No,One,Two,Three,Four,Five,Six,Seven,Eight,Nine,Ten,Eleven,Twelve,Thirteen,Fourteen,Fifteen,Sixteen,Seventeen,Eighteen,Nineteen,Twenty'.split(
      ',',
    ),
  /** The texts around every page. */
  shell: {
    skip: 'Skip to the content',
    home: '{{siteName}}, home',
    newTab: '(opens in a new tab)',
    /** The names of the pages in the menu. */
    pages: {
      home: 'Home',
      services: 'Services',
      works: 'Works',
      about: 'About us',
      career: 'Career',
      contact: 'Contact us',
    },
    header: { write: 'Drop us a line', menu: 'Menu' },
    menu: {
      menu: 'Menu',
      close: 'Close',
      pages: 'Pages',
      services: 'What we offer',
      industries: 'Where we make impact',
    },
    notice: {
      name: 'Cookie notice',
      /** Shown in browsers that send Global Privacy Control. */
      privacySignal:
        'Your browser asks sites not to track you, so nothing is recorded unless you say so.',
      recordings: 'Accepting lets us record how the site is used, with all text masked.',
      whatIsRecorded: 'What is recorded',
      accept: 'Accept',
      refuse: 'No, close',
      /** Announced after an answer, as is `refused`. The privacy policy shows both, too. */
      accepted: 'You have accepted recordings.',
      refused: 'You have refused recordings.',
    },
    /** The labels of the button above the animals, and a hint about its keys. */
    animals: {
      move: 'Move the figures',
      goOn: 'Let the figures move',
      pause: 'Stop the figures',
      hint: 'The arrow keys push them to the left and right.',
    },
    footer: {
      inquiries: 'General inquiries',
      follow: 'Follow us',
      more: 'More',
      career: 'Career',
      prices: 'Prices',
      dueDiligence: 'Due diligence',
      ai: 'How we work with AI',
      privacy: 'Privacy policy',
      accessibility: 'Accessibility',
      terms: 'Terms',
      samples: 'Clients, voices and figures here are samples.',
    },
    clock: {
      /** Follows the local time. */
      here: 'here',
      /** Follows the same time at another office. */
      hereToo: 'here, too',
      /** Precedes the day when a closed office opens. */
      closed: 'Closed, back on',
      dark: ', and dark',
      lightUntil: ', light until {{time}}',
      lightFor: ', light for {{minutes}} more minutes',
      neverDark: ', and the sun does not set today',
      neverLight: ', and the sun does not rise today',
    },
    /** The screen that replaces a page that failed to render. */
    failure: {
      title: 'We dropped a stitch.',
      lead: 'This page came apart while it was being drawn. The fault is ours; loading it again often helps.',
      reload: 'Load it again',
      home: 'Start from the beginning',
      contact: 'If it stays broken, tell us at',
    },
  },
  /** The texts beside a prototype. */
  prototype: {
    open: 'Try it',
    close: 'Close',
    larger: 'Larger',
    smaller: 'Smaller',
    /** Replaces `open` after loading has failed. */
    again: 'It did not load. Try again',
    next: 'Next to try:',
  },
  /** The texts of a form that its script and the Function share. */
  form: {
    labels: {
      name: 'Your name',
      email: 'Your e-mail',
      company: 'Company',
      services: 'What is it about?',
      job: 'Position',
      role: 'The work you would like to do',
      office: 'Office',
      link: 'Links to your CV and two things you made',
      cv: 'Your CV',
      message: 'Your message',
      budget: 'Budget',
      start: 'Start',
      source: 'What led here',
    },
    /** Replaces the label of the links if the form also takes a file. */
    linkBesideCv: 'Links to two things you made',
    /** When a project may start, by the slug that is stored. */
    start: {
      now: 'As soon as you can',
      quarter: 'Within three months',
      later: 'Later than that',
      unknown: 'There is no date yet',
    },
    /** The error of a required field that is empty or invalid. */
    missing: {
      name: 'Please tell us your name.',
      email: 'We need an address such as name@company.com.',
      message: 'Please write a line or two.',
      role: 'Please say what you would like to do.',
      job: 'We do not know this position. Please go back to its page and try again.',
      other: 'Please fill this in.',
    },
    tooLong: '“{{label}}” is longer than {{longest}} characters; please shorten it.',
    unlisted: 'Please choose from the list.',
    tooLarge:
      'Your CV is larger than {{cvSize}}. Please choose a smaller PDF, or give a link to it.',
    notPdf: 'This file is not a PDF. Please save your CV as a PDF and choose that.',
    unreadable: 'The file has changed or can no longer be read. Please choose it again.',
    oneError: 'One thing has to be put right before this can be sent',
    errors: '{{Count}} things have to be put right before this can be sent',
    failed: 'That did not go through.',
    unreachable: 'We could not be reached. Perhaps you are offline.',
    tryAgain: 'Your text is still here; try again or write to',
    noTurnstile: 'The check that you are a person could not load. You can also write to',
    inquiry: {
      heading: 'Your line has arrived.',
      /** Follows the heading. */
      next: 'We answer {{replyTime}}. A designer or an engineer writes back to the address you gave.',
      /** Replaces `next` if closed days delay the answer until `{{day}}`. */
      nextWhileClosed:
        '{{whoIsClosed}} closed for the holidays and back on {{day}}. We answer by the end of that day. A designer or an engineer writes back to the address you gave.',
    },
    application: {
      heading: 'Your application has arrived.',
      next: 'Those who would work with you read it. You will hear from us {{applicationReply}}, whatever the answer.',
      nextWhileClosed:
        '{{whoIsClosed}} closed for the holidays and back on {{day}}. Then those who would work with you read it. You will hear from us {{applicationReply}} after that, whatever the answer.',
    },
    reference: 'Your reference, if you write again',
    copy: 'What you wrote',
  },
  /** The texts of forms that only pages contain. */
  formPage: {
    optional: 'optional',
    linkOptional: 'needed here or by e-mail',
    messageHint: 'Three lines are plenty.',
    cvHint: 'A PDF of at most {{cvSize}}.',
    undecided: 'Not decided yet',
    /** Says how the message is used. Precedes the link to the privacy policy. */
    note: {
      inquiry:
        'We use what you write to answer you, and delete it after {{messageRetention}} unless it becomes a project.',
      application:
        'We use what you write to answer you, and delete it after {{messageRetention}} unless you come to work here.',
    },
    privacyPolicy: 'Privacy policy',
    send: 'Send',
    sending: 'Sending',
    needsScripts: 'This form needs scripts, to check that you are a person. You can also write to',
    leaveEmpty: 'Leave this empty',
  },
  /** The texts of the pages that answer a posted form. */
  answers: {
    /** The reasons for refusing a form, keyed by error code. */
    refusals: {
      other_origin:
        'This form can be sent only from this site. Open the contact page here and send it again.',
      too_large: 'The form takes 32 KB at the most. Please shorten your message.',
      malformed: 'The message could not be read. Please send it again from the form.',
      cut_off: 'The message broke off on its way. Please send it again.',
      trap: 'A field that nobody can see was filled in, perhaps by your browser. Please send it again.',
      too_fast: 'That was faster than anybody types. Please wait a few seconds and send it again.',
      check_missing: 'The check that you are a person has not run; it needs scripts.',
      check_failed: 'The check did not take you for a person. Please send it again.',
      check_unavailable: 'The check that you are a person cannot be run just now.',
      too_many: 'Too many messages have come from your connection within the last hour.',
      full: 'The form has taken all the messages that it can take today. Please write an e-mail.',
      storage_unavailable: 'We cannot take messages just now.',
      files_unavailable:
        'We cannot take files just now. Send the form without the file and give a link to it, or send it by e-mail.',
      broken: 'Something broke on our side.',
    },
    almost: 'Almost there.',
    nothingLost: 'Nothing has been sent yet, and nothing you typed is lost.',
    chooseAgain: 'Please choose your CV once more: a browser keeps your words, but not a file.',
    textIsHere: 'Your text is still here. Try again, or write to',
    /** The text before the e-mail address, the text before the contact page's link, and its label. */
    goBack: {
      before: 'Go back and what you typed should still be there. You can also write to',
      or: 'or open the',
      link: 'contact page',
    },
    reference: 'Your reference is',
    toPosition: 'Back to the position',
    toStart: 'Back to the beginning',
  },
  /** Sentences around facts, which are filled in when the site is built. */
  phrases: {
    salary: '{{pay}} a\u00a0month before\u00a0tax',
    share: ', for\u00a0{{share}} of full\u00a0time',
    shortPay: '{{min}}–{{max}}k\u00a0{{symbol}}',
    percent: '{{number}}%',
    from: 'From {{price}}',
    fromPerMonth: 'From {{price}} a\u00a0month',
    perMonth: 'a month',
    range: '{{from}} to {{to}}',
    period: '{{from}} to {{to}}',
    company: '{{name}} ({{register}} {{number}}, VAT {{vat}})',
    and: ' and ',
    minutes: '{{number}} minutes',
    days: '{{number}} days',
    daysPerQuarter: '{{number}} days a quarter',
  },
};
