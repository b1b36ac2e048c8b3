/** The old display: x, y, width and height of each element, its label, its value, and its name in English. */
const old = [
  [34, 44, 202, 112, 'Legjobb kör', '1:42,306', 'Best lap'],
  [266, 36, 124, 134, 'Olaj', '96°', 'Oil'],
  [426, 60, 172, 78, 'Gumi BE', '84°', 'Front left tyre'],
  [634, 32, 118, 178, 'Pont', '118', 'Points'],
  [800, 52, 214, 90, 'Előző kör', '1:44,870', 'Last lap'],
  [1040, 40, 128, 142, 'Víz', '88°', 'Water'],
  [26, 202, 114, 186, 'Benzin', '31 l', 'Fuel'],
  [174, 222, 160, 82, 'Gumi JE', '86°', 'Front right tyre'],
  [1054, 222, 120, 102, 'Szél', '11', 'Wind'],
  [946, 194, 84, 122, 'Fok.', '', 'Gear'],
  [24, 432, 174, 90, 'Kör', '6/8', 'Lap'],
  [226, 356, 100, 126, 'TC', '4', 'Traction control'],
  [1014, 372, 158, 162, 'Fordulat', '8450', 'Revs'],
  [40, 574, 120, 258, 'Hely', '2.', 'Position'],
  [186, 606, 148, 94, 'Gumi BH', '91°', 'Rear left tyre'],
  [194, 738, 124, 114, 'Fék', '56 %', 'Brake balance'],
  [354, 706, 90, 150, 'Motor', '3', 'Engine map'],
  [466, 774, 188, 82, 'Zsófi', '0,18', 'Gap'],
  [682, 730, 108, 126, 'ABS', '2', 'ABS'],
  [816, 750, 148, 106, 'km/h', '214', 'Speed'],
  [986, 578, 82, 122, 'Eső', '5', 'Rain'],
  [1088, 586, 86, 112, 'Szárny', '7', 'Wing'],
  [986, 738, 182, 118, 'Gumi JH', '90°', 'Rear right tyre'],
];
const $ = (selector) => document.querySelector(selector);
const main = $('main');
const start = $('#start');
const slow = $('#slow input');

/**
 * How many seconds the display is shown. `metres` is how far the car goes meanwhile, at 214 km/h.
 */
const glance = () => (slow.checked ? 2 : 0.4);
const metres = () => Math.round((214 / 3.6) * glance());

let gear = 3;
let count = 7;

function svg(tag, attributes, text = '') {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.textContent = text;
  return made;
}

old.forEach(([x, y, width, height, label, value, name], index) => {
  const kind = name === 'Gear' ? 'gear' : index % 7 === 3 ? 'bright' : '';
  const group = svg('g', { class: kind, transform: `translate(${x} ${y})` });
  const size = Math.min(height * 0.52, (width - 20) / (Math.max(value.length, 1) * 0.52), 84);
  group.append(
    svg('rect', { width, height }),
    svg('text', { class: 'label', x: 10, y: 28 }, label),
    svg(
      'text',
      { class: 'value', x: 10, y: height - 14, 'font-size': size, 'letter-spacing': -1 },
      value,
    ),
  );
  $('#many').append(group);
});

const say = (text) => {
  $('#said').textContent = text;
};

function phase(name) {
  main.dataset.phase = name;
  start.setAttribute('aria-disabled', String(name !== 'told'));
}

/** The display as text for screen readers, in reading order. */
const heard = () =>
  count === 7
    ? `Gear ${gear}. Speed 214. Gap 0.18. Position 2. Lap 6 of 8. Brake now. Map.`
    : `${old.map(([, , , , , value, name]) => `${name} ${value || gear}`).join(', ')}.`;

function ask() {
  phase('ask');
  say('Which gear?');
  // Moves the focus only if it is still in the frame.
  if (document.hasFocus()) $('#answers button').focus();
}

function look() {
  phase('look');
  $('#heard').textContent = heard();
  const from = performance.now();
  requestAnimationFrame(function hold(now) {
    if (now - from < glance() * 1000 - 8) requestAnimationFrame(hold);
    else ask();
  });
}

function begin() {
  if (start.ariaDisabled === 'true') return;
  count = main.dataset.phase === 'told' && count === 23 ? 7 : 23;
  // A different gear from the last one.
  gear = ((gear + Math.floor(Math.random() * 5)) % 6) + 1;
  $('#gear').textContent = gear;
  $('.gear .value').textContent = gear;
  $('.gear .value').setAttribute('font-size', 60);
  main.dataset.count = count;
  phase('road');
  say(count === 7 ? 'Seven things.' : 'Twenty-three things.');
  setTimeout(look, 1100);
}

function told(answer) {
  const right = answer === gear;
  phase('told');
  if (count === 23) {
    say(`${right ? `${gear}, right` : `It was ${gear}`}. Your glance cost ${metres()} m of road.`);
    start.textContent = 'Again, with seven';
  } else {
    say(
      right
        ? `${gear}, right. The same ${glance()} s, sixteen things fewer.`
        : `It was ${gear}. Blinked? Even that costs ${metres()} m.`,
    );
    start.textContent = 'Once more';
  }
  start.focus();
}

for (let number = 1; number <= 6; number++) {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: number,
  });
  button.addEventListener('click', () => told(number));
  $('#answers').append(button);
}
start.addEventListener('click', begin);
slow.addEventListener('change', () => say(`Find the gear. You have ${glance()} seconds.`));
