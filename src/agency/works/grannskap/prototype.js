const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const dagar = ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag'];
const hours = ['07–10', '10–13', '13–16', '16–19', '19–22'];

/** Five weeks of bookings by day and time slot: the number of a flat, 0 for free, -1 for closed. */
const weeks = [
  '12 0 31 7 26, 0 40 0 18 3, 9 22 0 35 0, 0 -1 14 28 11, 33 5 0 20 0, 2 16 37 24 8, 29 39 1 13 0',
  '0 0 0 34 0, 6 0 0 0 0, 0 0 0 15 0, 0 0 0 0 30, 0 0 21 0 0, 0 4 0 0 0, 0 38 0 0 0',
  '0 0 0 0 0, 0 0 10 0 0, 0 0 0 0 0, 0 0 0 27 0, 0 0 0 0 0, 0 0 0 0 17, 0 36 0 0 0',
  '0 0 0 0 0, 0 0 0 0 0, 0 0 0 0 19, 0 0 0 0 0, 0 0 0 0 0, 0 25 0 0 0, 0 0 0 0 0',
  '0 0 0 0 0, 0 0 0 0 0, 0 0 0 0 0, 0 0 0 0 0, 0 0 0 0 0, 0 0 0 0 0, 0 0 32 0 0',
].map((week) => week.split(', ').map((day) => day.split(' ').map(Number)));
const firstWeek = 47;

const $ = (selector) => document.querySelector(selector);
const marker = $('#marker');
const board = $('#board');
const body = $('tbody');

/** The week that is shown, and the slot of the visitor's marker. */
let shown = 0;
let mine = { week: 0, row: 2, column: 2 };

const date = (week, row) => new Date(Date.UTC(2024, 10, 18 + 7 * week + row)).getUTCDate();
const name = ({ week, row, column }) => `${days[row]} ${date(week, row)}, ${hours[column]}`;

function say(text) {
  $('#said').textContent = text;
}

function element(tag, properties, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

function place() {
  marker.hidden = mine.week !== shown;
  marker.style.setProperty('--row', mine.row);
  marker.style.setProperty('--column', mine.column);
  for (const input of body.querySelectorAll('input'))
    input.checked = !marker.hidden && input.id === `s${mine.row}${mine.column}`;
  $('#day').textContent = `${dagar[mine.row]} ${date(mine.week, mine.row)}`;
  $('#hours').textContent = hours[mine.column];
}

/** Puts the marker into a slot of the week that is shown. */
function book(row, column) {
  const before = mine;
  mine = { week: shown, row, column };
  place();
  if (name(before) === name(mine)) return;
  const where = before.week === shown ? '' : ` in week ${firstWeek + before.week}`;
  say(`${name(mine)} is yours. ${days[before.row]} ${hours[before.column]}${where} is free again.`);
}

function refuse(row, column) {
  const flat = weeks[shown][row][column];
  place();
  if (flat < 0) say('Thursday 10–13 belongs to the technician and tumble dryer 2.');
  else say(`Flat ${flat} hangs there. Every flat has one marker, so nobody hoards ${days[row]}s.`);
}

function slot(flat, row, column) {
  const input = element('input', { type: 'radio', name: 'slot', id: `s${row}${column}` });
  input.onchange = () => (flat ? refuse : book)(row, column);
  input.ariaLabel =
    name({ week: shown, row, column }) + (flat ? `, ${flat < 0 ? 'closed' : `flat ${flat}`}` : '');
  const className = flat ? (flat < 0 ? 'shut' : 'flat') : 'key';
  return element(
    'label',
    {},
    input,
    element('span', { className, textContent: flat > 0 ? flat : '' }),
  );
}

function show(week) {
  shown = week;
  $('#week').textContent = firstWeek + week;
  body.replaceChildren(
    ...weeks[week].map((flats, row) => {
      const day = dagar[row][0].toUpperCase() + dagar[row].slice(1, 3);
      const head = element(
        'th',
        { scope: 'row' },
        day,
        ' ',
        element('i', {}, String(date(week, row))),
      );
      return element(
        'tr',
        {},
        head,
        ...flats.map((flat, column) => element('td', {}, slot(flat, row, column))),
      );
    }),
  );
  place();
}

weeks.forEach((_, week) => {
  const input = element('input', {
    type: 'radio',
    name: 'week',
    checked: week === 0,
    onchange: () => show(week),
  });
  $('#weeks').append(element('label', {}, input, element('i', {}, String(firstWeek + week))));
});
show(0);

/** Returns the cell nearest to a point of the window. */
function nearest(x, y) {
  const distance = (cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    return Math.hypot(left + width / 2 - x, top + height / 2 - y);
  };
  return [...body.querySelectorAll('td')].reduce((best, cell) =>
    distance(cell) < distance(best) ? cell : best,
  );
}

/** The browser handles left and right. Up and down move by a day. */
body.addEventListener('keydown', (event) => {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!by) return;
  event.preventDefault();
  const { parentElement, cellIndex } = event.target.closest('td');
  const input =
    body.rows[(parentElement.sectionRowIndex + by + 7) % 7].cells[cellIndex].querySelector('input');
  input.focus();
  input.click();
});

let grip = null;
let near = null;

marker.addEventListener('pointerdown', (event) => {
  if (event.button) return;
  marker.setPointerCapture(event.pointerId);
  marker.classList.add('held');
  grip = { x: event.clientX, y: event.clientY };
});

marker.addEventListener('pointermove', (event) => {
  if (!grip) return;
  marker.style.setProperty('--dx', `${event.clientX - grip.x}px`);
  marker.style.setProperty('--dy', `${event.clientY - grip.y}px`);
  near?.classList.remove('near');
  near = nearest(event.clientX, event.clientY);
  if (near.querySelector('.key')) near.classList.add('near');
});

function drop(event) {
  if (!grip) return;
  const cell = near;
  grip = null;
  near = null;
  marker.classList.remove('held');
  marker.style.setProperty('--dx', '0px');
  marker.style.setProperty('--dy', '0px');
  cell?.classList.remove('near');
  const { left, top, right, bottom } = board.getBoundingClientRect();
  const inside =
    event.clientX > left && event.clientX < right && event.clientY > top && event.clientY < bottom;
  if (!cell || event.type === 'pointercancel' || !inside) return;
  const [row, column] = [cell.parentElement.rowIndex - 1, cell.cellIndex - 1];
  if (cell.querySelector('.key')) book(row, column);
  else refuse(row, column);
}
marker.addEventListener('pointerup', drop);
marker.addEventListener('pointercancel', drop);
