/** The picture shows a Tuesday, so a wait of three days ends on a Friday. */
const ends = {
  1: { on: 'på onsdag', day: 'onsdag', english: 'Wednesday', days: 'One day' },
  3: { on: 'på fredag', day: 'fredag', english: 'Friday', days: 'Three days' },
  7: { on: 'nästa tisdag', day: 'nästa tisdag', english: 'next Tuesday', days: 'Seven days' },
};

const $ = (selector) => document.querySelector(selector);
const main = $('main');
const lift = $('#lift');
const moving = matchMedia('(prefers-reduced-motion: no-preference)');

let wait = 3;
let kronor = 14200;
let refusals = 0;

function say(text) {
  $('#said').textContent = text;
}

function write(first, second) {
  const lines = document.querySelectorAll('h1 span');
  lines[0].textContent = first;
  lines[1].textContent = second;
}

const animate = (selector, frames, duration) =>
  moving.matches && $(selector).animate(frames, { duration, easing: 'ease-in' });
const rattle = () =>
  animate(
    '#pull',
    [0, -14, 0, 8, 0, -5, 0].map((y, step) => ({
      transform: `translate(${step % 2 ? y / 2 : 0}px, ${y}px)`,
    })),
    360,
  );

function opening() {
  main.dataset.state = 'opening';
  write('Locket öppnas', ends[wait].on);
}

function closed() {
  main.dataset.state = 'closed';
  write(`${kronor.toLocaleString('sv-SE')} kr`, 'till ny panna');
}

function refuse() {
  const { day, english } = ends[wait];
  const answers = [
    ['Du sa', `${day}.`, `“You said ${english}.”`],
    ['Det är', 'tisdag.', '“It is Tuesday.”'],
    ['Pannan', 'tackar.', '“The boiler thanks you.”'],
  ];
  const [first, second, english2] = answers[refusals++ % answers.length];
  rattle();
  write(first, second);
  say(english2);
}

function open() {
  opening();
  refusals = 0;
  say(`The clock starts now. The lid opens ${wait === 7 ? '' : 'on '}${ends[wait].english}.`);
  if (document.activeElement === document.body || document.activeElement === $('#open'))
    $('#undo').focus();
}

function undo() {
  closed();
  say('One tap, and the lid is on again.');
  $('#open').focus();
}

function fill() {
  kronor += 100;
  closed();
  animate('#coin', [{ transform: 'translateY(0)' }, { transform: 'translateY(330px)' }], 420);
  say(
    `A hundred in: ${kronor.toLocaleString('en-GB')} kr. In takes a second. Out takes ${ends[wait].days.toLowerCase()}.`,
  );
}

$('#open').addEventListener('click', open);
$('#undo').addEventListener('click', undo);
$('#fill').addEventListener('click', fill);

$('fieldset').addEventListener('change', ({ target }) => {
  if (main.dataset.state === 'closed') {
    wait = Number(target.value);
    say(`${ends[wait].days}. Chosen on a calm day, it holds on the others.`);
    return;
  }
  $(`[value="${wait}"]`).checked = true;
  opening();
  rattle();
  say(`Not now: on a calm day you chose ${ends[wait].days.toLowerCase()}.`);
});

/** Where the lid was grabbed, and whether it has been pulled since. */
let grip = null;
let pulled = false;

const tryLid = () => (main.dataset.state === 'closed' ? open() : refuse());

lift.addEventListener('pointerdown', (event) => {
  if (event.button) return;
  lift.setPointerCapture(event.pointerId);
  grip = { x: event.clientX, y: event.clientY };
  pulled = false;
});

lift.addEventListener('pointermove', ({ clientX, clientY }) => {
  if (!grip) return;
  const scale = 1200 / innerWidth;
  const [x, y] = [(clientX - grip.x) * scale, (clientY - grip.y) * scale];
  pulled ||= Math.hypot(x, y) > 24;
  // Resists more the further it is pulled: moves at most 18 px up and 12 sideways.
  const give = (distance, most) => most * Math.tanh(distance / most / 4);
  $('#pull').style.transform = `translate(${give(x, 12)}px, ${give(Math.min(y, 0), 18)}px)`;
});

function release(event) {
  if (!grip) return;
  grip = null;
  const from = $('#pull').style.transform;
  $('#pull').style.transform = '';
  if (pulled && event.type === 'pointerup') {
    tryLid();
    animate(
      '#pull',
      [{ transform: from || 'none' }, { transform: 'translateY(8px)' }, { transform: 'none' }],
      220,
    );
  }
}
lift.addEventListener('pointerup', release);
lift.addEventListener('pointercancel', release);
// Only a mouse clicks after a pull. A click without a pointer has no `detail`.
lift.addEventListener('click', ({ detail }) => {
  if (!pulled || detail === 0) tryLid();
});
