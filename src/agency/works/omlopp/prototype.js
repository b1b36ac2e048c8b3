const stage = document.querySelector('.stage');
const now = document.querySelector('.now');
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const phones = [...document.querySelectorAll('.phone')].map((root) => {
  const $ = (selector) => root.querySelector(selector);
  const button = $('.btn');
  return {
    root,
    $,
    button,
    word: $('.word'),
    clock: $('.clock'),
    ring: $('.ring'),
    arc: $('.ring path'),
    left: $('.ring text'),
  };
});
const [rack, stop, day] = phones;
let seen = 0;

/** Scales the stage to the frame. If only a part fits, shows the phone in use. */
function place() {
  const scale = innerHeight / 900;
  const view = innerWidth / scale;
  const x = Math.max(0, Math.min(208 + 392 * seen - view / 2, 1200 - view));
  stage.style.transform = `scale(${scale}) translateX(${-x}px)`;
}

const clockOf = (minute) =>
  [Math.floor(minute / 60), Math.floor(minute % 60)]
    .map((part) => String(part).padStart(2, '0'))
    .join('.');

function showLeft({ ring, arc, left }, minutes) {
  const angle = Math.min(minutes / 90, 0.9999) * 2 * Math.PI;
  const end = [154 + 132 * Math.sin(angle), 154 - 132 * Math.cos(angle)].map((at) => at.toFixed(1));
  arc.setAttribute(
    'd',
    minutes > 0 ? `M154 22A132 132 0 ${angle > Math.PI ? 1 : 0} 1 ${end.join(' ')}` : '',
  );
  left.textContent = Math.ceil(minutes);
  ring.setAttribute('aria-label', `${Math.ceil(minutes)} minuter kvar`);
}

/** Counts down a ticket's time, at `pace` minutes per second. */
function run(phone, { from, to, clock, pace, each = () => {} }) {
  const show = (minutes) => {
    showLeft(phone, minutes);
    phone.clock.textContent = clockOf(clock + from - minutes);
    each(minutes);
  };
  return new Promise((done) => {
    const began = performance.now();
    const step = (time) => {
      const minutes = calm.matches
        ? to
        : Math.max(to, from - (Math.max(time - began, 0) / 1000) * pace);
      show(minutes);
      if (minutes > to) requestAnimationFrame(step);
      else done();
    };
    step(began);
  });
}

const say = (sentence) => {
  now.textContent = sentence;
};
const pause = (ms) => new Promise((done) => setTimeout(done, calm.matches ? 0 : ms));

/** Moves the view to a phone and the focus to its button. */
function turnTo(phone) {
  const held = phones.some(({ button }) => button === document.activeElement);
  seen = phones.indexOf(phone);
  for (const one of phones) one.root.classList.toggle('later', phones.indexOf(one) > seen);
  place();
  if (held && !phone.button.hidden) phone.button.focus({ preventScroll: true });
}

const offer = (phone, word) => {
  phone.word.textContent = word;
  phone.button.removeAttribute('aria-disabled');
};
const take = (phone, word) => {
  phone.word.textContent = word;
  phone.button.setAttribute('aria-disabled', 'true');
};

async function rideBike() {
  turnTo(rack);
  take(rack, 'Öppen');
  rack.button.classList.add('open');
  requestAnimationFrame(() => rack.button.classList.add('swung'));
  rack.$('.where').innerHTML = 'Rulla. Lämna i vilket<br>ställ du vill.';
  say('Bike 417 opens. The ticket runs.');
  await pause(500);
  await run(rack, { from: 88, to: 61, clock: 492, pace: 10 });
  rack.button.classList.remove('open', 'swung');
  take(rack, 'Låst');
  rack.$('.where').innerHTML = 'Lämnad vid Kvarnbron.<br>Tack för turen.';
  turnTo(stop);
  say('Same ticket, now for a tram. In 4 minutes.');
  await pause(500);
  await run(stop, {
    from: 61,
    to: 57,
    clock: 519,
    pace: 2,
    each: (minutes) => {
      stop.$('.min span').textContent = Math.ceil(minutes - 57);
    },
  });
  for (const part of ['.leaves', '.min']) stop.$(part).hidden = true;
  stop.button.hidden = false;
  turnTo(stop);
  if (rack.button === document.activeElement) stop.button.focus({ preventScroll: true });
  say('Tram 4 is here.');
}

const legs = [
  { until: 38, line: '4', to: 'Mot<br>Ekbacken' },
  { until: 20, line: '2', to: 'Mot<br>Hamnen' },
  { until: 0, line: '88', to: 'Cykel<br>hem' },
];

async function rideOn() {
  take(stop, 'Ombord');
  say('As many changes as fit.');
  await run(stop, {
    from: 57,
    to: 0,
    clock: 523,
    pace: 12,
    each: (minutes) => {
      const leg = legs.find(({ until }) => minutes >= until);
      stop.$('.ln').textContent = leg.line;
      stop.$('.ln').classList.toggle('long', leg.line.length > 1);
      stop.$('b').innerHTML = leg.to;
    },
  });
  take(stop, 'Slut');
  showDay({ left: 0, clock: 580 });
  day.root.classList.add('live');
  day.button.hidden = false;
  turnTo(day);
  say('Over: two bikes, two trams, 36 kr.');
}

const sums = ['', 'En biljett i dag.', 'Två biljetter i dag.', 'Dagens tak är nått.'];
const hints = [
  '',
  'Efter den tredje åker du fritt.',
  'En till, sedan åker du fritt.',
  'Du åker fritt till klockan 04.00 i natt.',
];
let tickets = 1;

function showDay({ left, clock }) {
  const paid = Math.min(tickets, 3);
  showLeft(day, left);
  day.clock.textContent = clockOf(clock);
  day.$('.kr span').textContent = 36 * paid;
  day.$('.sum').textContent = sums[paid];
  day.$('.free').textContent = hints[paid];
  day.word.textContent = paid < 3 ? 'Ny biljett 36 kr' : 'Ny biljett 0 kr';
}

const bought = { 2: 722, 3: 934, 4: 1061, 5: 1180 };
const told = [
  '',
  '',
  'Second ticket: 72 kr.',
  'Third ticket: 108 kr. That is the cap.',
  'Fourth ticket: 0 kr. Still 108.',
  'Go on. It stays at 108 until four.',
];

async function buy() {
  tickets += 1;
  const clock = bought[tickets] ?? 1290;
  showDay({ left: 90, clock });
  take(day, tickets > 3 ? 'Ny biljett 0 kr' : 'Ny biljett 36 kr');
  say(told[Math.min(tickets, 5)]);
  // The third ticket stops at the time in the picture.
  await run(day, { from: 90, to: tickets === 3 ? 17 : 0, clock, pace: 40 });
  offer(day, tickets < 3 ? 'Ny biljett 36 kr' : 'Ny biljett 0 kr');
}

for (const [phone, act] of [
  [rack, rideBike],
  [stop, rideOn],
  [day, buy],
]) {
  phone.button.addEventListener('click', () => phone.button.getAttribute('aria-disabled') || act());
}
for (const [index, minutes] of [88, 61, 17].entries()) showLeft(phones[index], minutes);
addEventListener('resize', place);
// If only a part of the stage fits, focusing a phone shows it.
addEventListener('focusin', ({ target }) => {
  seen = phones.findIndex(({ root }) => root.contains(target));
  place();
});
place();
