export const ways = [
  {
    title: 'Small and mixed',
    texts: [
      'Most projects get three to seven people: at least one who designs, at least one who writes code, and one who keeps the promises in order. They often come from both offices. They stay from the first interview to the release, so nobody has to explain your business twice.',
      'We do not hand designs over a wall. The designer opens pull requests for spacing and wording; the engineer sits in on user tests. An hour spent watching somebody fail at a form saves a week of arguing about it.',
    ],
  },
  {
    title: 'In the open',
    texts: [
      'You are in the same channel, the same board and the same repository as we are. There is no weekly status report, because the status is there at any hour. When something slips you hear it the day we know, together with two ways out and what each of them costs.',
      'Prices are fixed per stage, except where you buy time: product design in blocks of three months, rented people by the month. A stage has a deliverable, a date and a point where you may stop without giving a reason. It keeps both sides honest.',
    ],
  },
  {
    title: 'Built to be left',
    texts: [
      'From the first commit we write as if a stranger took over next month, since one day a stranger will. Tests run on every change. Decisions are logged in the repository next to the code they concern.',
      'When we leave, two of your people have already released a version by themselves while we kept our hands off. After that we answer the phone for ninety days at no charge.',
    ],
  },
];

export const beliefs = [
  {
    title: 'The first version should make somebody nervous.',
    text: 'If everyone in the room is comfortable, it has grown too big to learn from.',
  },
  {
    title: 'Advice against building is a deliverable.',
    text: 'It has pages, reasons and an invoice, and it tends to be the cheapest thing we make.',
  },
  {
    title: 'A button nobody can reach is broken.',
    text: 'Accessibility faults go into the same bug list as crashes, with a severity and a date.',
  },
  {
    title: 'Dull technology ages well.',
    text: 'We pick tools that will still have documentation when your second team arrives.',
  },
  {
    title: 'Words come before boxes.',
    text: 'If a screen cannot be explained in a sentence, drawing it more beautifully will not help.',
  },
];

export const day = [
  {
    hour: '08:30',
    place: 'Budapest',
    text: 'The first tram of colleagues arrives on Bartók Béla út. Overnight test runs are read, red ones first.',
  },
  {
    hour: '09:15',
    place: 'both',
    text: 'Each project meets for ten minutes, standing in one city and sitting in the other, cameras on. Three questions, then off.',
  },
  {
    hour: '10:00',
    place: 'Stockholm',
    text: 'User tests. The engineers in Budapest watch on a second screen and write down where the thumb hesitates.',
  },
  {
    hour: '11:30',
    place: 'Stockholm',
    text: 'Lunch, early, as Sweden likes it. Somebody is always still talking about the test.',
  },
  {
    hour: '12:45',
    place: 'Budapest',
    text: 'Soup first, always. Stockholm answers both phones until the plates are empty.',
  },
  {
    hour: '14:00',
    place: 'both',
    text: 'Pairs. A designer on one river and a developer on the other share a cursor until the thing works.',
  },
  {
    hour: '15:00',
    place: 'Stockholm',
    text: 'Fika. In December the sun has set; nobody schedules anything difficult.',
  },
  {
    hour: '16:15',
    place: 'Budapest',
    text: 'The last release of the day, never later and never on a Friday.',
  },
  {
    hour: '17:30',
    place: 'both',
    text: 'What is merged goes to the test address, and the lights go out. Messages sent after this are read tomorrow.',
  },
];

export const refusals = [
  {
    title: 'Unpaid pitches',
    text: 'We will happily talk for an hour. Ideas worth presenting take longer, and then they are work.',
  },
  { title: 'Traps', text: 'Subscriptions that start with a tap and end with a phone call are not something we design.' },
  { title: 'Hostages', text: 'Your domain, your accounts and your source code are never in our name, not even for a while.' },
  {
    title: 'Night shifts',
    text: 'A date that only holds with weekends in it is the wrong date, and we say so before signing.',
  },
];
