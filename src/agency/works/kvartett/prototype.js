/** The width of a poster on the wall. Beside the controls it is wider. */
const strip = 360;
const height = 900;
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const stage = document.querySelector('.stage');
const machine = document.querySelector('.machine');
const $ = (selector) => machine.querySelector(selector);
const [title, range, count, keep, back] = [
  '.title input',
  '[type=range]',
  '.pieces span',
  '.keep',
  '.back',
].map($);
const said = document.querySelector('.said');

/** Colours and waves by kind of ensemble. Packets are [string, centre, width, amplitude, waves]. */
const kinds = [
  {
    bg: '#ffb3d0',
    st: '#dc1f35',
    tx: '#3d0620',
    w: 9,
    ty: 372,
    size: 94,
    per: [1.8, 5],
    swing: [0.07, 0.11, 26, 40, 7, 13],
  },
  {
    bg: '#dc1f35',
    st: '#3d0620',
    tx: '#fff9f2',
    w: 13,
    ty: 500,
    size: 79,
    per: [2, 2],
    swing: [0.09, 0.22, 56, 88, 6.5, 10],
  },
  {
    bg: '#fff3e4',
    st: '#ffb3d0',
    tx: '#a01050',
    w: 10,
    ty: 300,
    size: 94,
    per: [1, 2],
    swing: [0.34, 0.5, 16, 26, 1.5, 2.5],
  },
];
const programmes = [
  // biome-ignore format: as the still has it
  { x: 41, y: 40, foot: 740, name: 'Höstuppspel', lines: ['Höst-', 'uppspel'], pieces: 31, when: ['Torsdag 24 oktober', '18.30, Aulan'],
    packets: [[0,.12,.1,38,8],[1,.19,.08,34,11],[2,.1,.07,26,13],[3,.17,.1,40,8],[0,.7,.08,34,10],[1,.76,.09,36,9],[2,.68,.07,30,12],[3,.74,.09,40,8]] },
  // biome-ignore format: as the still has it
  { x: 420, y: 96, foot: 684, name: 'Bleck i december', lines: ['Bleck i', 'december'], pieces: 8, when: ['Lördag 14 december', '15.00, Gymnastiksalen'],
    packets: [[0,.2,.17,62,8],[1,.34,.2,84,6.5],[2,.27,.22,88,7],[3,.3,.2,66,9],[1,.46,.1,60,9],[3,.5,.1,50,10]] },
  // biome-ignore format: as the still has it
  { x: 799, y: -70, foot: 796, name: 'Gitarrkväll', lines: ['Gitarr-', 'kväll'], pieces: 6, when: ['Onsdag 20 november', '19.00, Biblioteket'],
    packets: [[0,.5,.5,16,1.5],[1,.44,.36,22,2.5],[2,.6,.4,18,2],[3,.5,.46,26,1.5]] },
];

/**
 * Returns random numbers from 0 to 1, seeded by a text: a programme always gives the same poster.
 */
function numbersFrom(text) {
  let seed = 9;
  for (const letter of text) seed = Math.imul(seed ^ letter.codePointAt(0), 0x9e3779b1);
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), 0x85ebca6b) + 0x6d2b79f5;
    return ((seed ^ (seed >>> 13)) >>> 0) / 2 ** 32;
  };
}

function packetsOf({ kind, pieces, name, own }) {
  const { per, swing } = kinds[kind];
  const many = Math.max(1, Math.min(16, Math.round(per[0] + pieces / per[1])));
  const next = numbersFrom(name + kind);
  const within = (from, to) => from + (to - from) * next();
  const made = Array.from({ length: 16 }, (_, k) => [
    (k + Math.floor(next() * 2)) % 4,
    ((k * 0.382 + next() * 0.2) % 1) * 0.9 + 0.05,
    within(swing[0], swing[1]),
    within(swing[2], swing[3]),
    within(swing[4], swing[5]),
  ]);
  const { packets } = own;
  const first = own.name === name && own === programmes[kind] ? packets : [];
  return [...first, ...made].slice(0, pieces === 1 ? 1 : many);
}

const rows = Array.from({ length: 305 }, (_, k) => k * 3 - 6);

/** Returns the displacement of the four strings, row by row. */
const shapeOf = (packets) =>
  [0, 1, 2, 3].map((string) =>
    rows.map((y) =>
      packets.reduce((sum, [at, centre, wide, most, waves]) => {
        const u = (y / height - centre) / wide;
        if (at !== string || Math.abs(u) >= 1) return sum;
        return (
          sum + most * Math.cos((u * Math.PI) / 2) ** 2 * Math.cos(u * Math.PI * waves * wide * 4.2)
        );
      }, 0),
    ),
  );

const restOf = (string, width) => width * (0.17 + 0.22 * string);
const pen = document.createElement('canvas').getContext('2d');

/** Sets the title in one or two lines, at a size that fits. */
function setTitle({ name, own, kind, width, grown }) {
  const size = kinds[kind].size * grown;
  const long = (line, at) => {
    pen.font = `600 ${at}px FG`;
    return pen.measureText(line).width - 4 * line.length;
  };
  if (name === own.name)
    return { lines: own.lines, size: own === programmes[kind] ? size : 79 * grown };
  const words = name.trim().split(/\s+/);
  const splits = words.map((_, at) =>
    [words.slice(0, at).join(' '), words.slice(at).join(' ')].filter(Boolean),
  );
  const longest = (lines) => Math.max(...lines.map((line) => long(line, 100)));
  const [lines] = splits.sort((a, b) => longest(a) - longest(b));
  let fits = size;
  while (fits > 20 && Math.max(...lines.map((line) => long(line, fits))) > width - 40) fits -= 1;
  return { lines, size: fits };
}

function footOf({ kind, pieces }) {
  const players = [
    pieces > 34 ? 'ta med matsäck' : 'alla instrument',
    `${Math.round(pieces * 2.75)} bleckblåsare`,
    'sittkuddar finns',
  ];
  return `${pieces} ${pieces === 1 ? 'stycke' : 'stycken'}, ${players[kind]}`;
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const line = (x, y, size, spacing, text) =>
  `<text x="${x}" y="${y}" font-size="${size}" letter-spacing="${spacing}">${escaped(text)}</text>`;

class Poster {
  constructor(own, kind) {
    Object.assign(this, {
      own,
      kind,
      pieces: own.pieces,
      name: own.name,
      plucks: [],
      foot: own.foot,
      y: own.y,
      width: strip,
    });
    this.root = document.createElement('div');
    this.root.className = 'poster';
    this.art = document.createElement('div');
    this.button = document.createElement('button');
    this.button.type = 'button';
    this.root.append(this.art, this.button);
    this.shape = shapeOf(packetsOf(this));
    this.now = this.shape;
    stage.append(this.root);
    this.draw();
  }
  /** The scale of the letters, compared with a poster on the wall. */
  get grown() {
    return Math.sqrt(this.width / strip);
  }
  draw() {
    const { width, grown } = this;
    const { bg, st, tx, w, ty } = kinds[this.kind];
    const set = setTitle(this);
    const down = set.lines.length === 1 ? 84 * grown : 0;
    const foot = width > strip ? height - 104 * grown : this.foot;
    const top = Math.min(ty, foot + 20 - 210 * grown) + down;
    const texts = [
      ...set.lines.map((text, index) =>
        line(22, top + index * 84 * grown, set.size, -4 * grown, text),
      ),
      ...this.own.when.map((text, index) =>
        line(26, top - down + (142 + index * 35) * grown, 29 * grown, -0.8, text),
      ),
      line(26, foot + 52 * grown, 34 * grown, -1.4, 'Kvartett'),
      line(26, foot + 85 * grown, 26 * grown, -0.8, footOf(this)),
    ];
    this.button.setAttribute('aria-label', `${this.name}. Change this poster`);
    this.art.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true"><rect width="${width}" height="${height}" fill="${bg}"/><g fill="none" stroke="${st}" stroke-width="${w * grown}" stroke-linejoin="round">${'<path/>'.repeat(4)}</g><g fill="${bg}"><rect y="${top - 92 * grown}" width="${width}" height="${302 * grown - down}"/><rect y="${foot + 4}" width="${width}" height="160"/></g><g fill="${tx}" font-weight="600">${texts.join('')}</g></svg>`;
    this.strings = [...this.root.querySelectorAll('path')];
    this.bend(this.now);
  }
  bend(shape) {
    this.now = shape;
    for (const [index, string] of this.strings.entries()) {
      const at = restOf(index, this.width);
      const wide = this.width / strip;
      string.setAttribute(
        'd',
        `M${rows.map((y, k) => `${(at + shape[index][k] * wide).toFixed(1)} ${y}`).join('L')}`,
      );
    }
  }
  /** Draws the poster again, and animates its strings to their new shape. */
  change(what) {
    keep.textContent = 'Keep the poster';
    Object.assign(this, what);
    this.from = this.now;
    this.shape = shapeOf(packetsOf(this));
    this.began = performance.now();
    this.draw();
    this.move();
  }
  pluck(string, y, far) {
    this.plucks = [
      ...this.plucks.filter((one) => one.string !== string),
      { string, y, far, at: performance.now() },
    ];
    this.move();
  }
  move() {
    if (calm.matches) this.bend(this.shape);
    else this.frame ??= requestAnimationFrame((time) => this.step(time));
  }
  step(time) {
    this.frame = undefined;
    const since = (time - (this.began ?? -9e9)) / 1000;
    const rest = since > 1.2 ? 0 : Math.exp(-since * 4.5) * Math.cos(since * 19);
    this.plucks = this.plucks.filter(({ at }) => time - at < 1500);
    this.bend(
      this.shape.map((row, string) => {
        const own = this.plucks.filter((one) => one.string === string);
        return row.map((dx, k) => {
          const swung = own.reduce((sum, { y, far, at }) => {
            const t = Math.max(0, time - at) / 1000;
            const share = rows[k] < y ? rows[k] / y : (height - rows[k]) / (height - y);
            return (
              sum +
              far *
                Math.sin((Math.max(0, share) * Math.PI) / 2) *
                Math.exp(-t * 3.5) *
                Math.cos(t * 52)
            );
          }, 0);
          return dx + (rest && (this.from[string][k] - dx) * rest) + swung;
        });
      }),
    );
    if (rest || this.plucks.length) this.move();
    else this.bend(this.shape);
  }
}

const posters = programmes.map((own, kind) => new Poster(own, kind));
let chosen;
let first = 0;

/** Places the three posters as in the picture, or the chosen one beside the controls. */
function place() {
  const scale = innerHeight / height;
  const view = innerWidth / scale;
  // On phones the buttons are below the poster.
  const tall = innerWidth < innerHeight ? 1 - 56 / innerHeight : 1;
  const x = chosen ? 0 : Math.max(0, Math.min(programmes[first].x - 41, 1200 - view));
  stage.style.transform = `scale(${scale}) translateX(${-x}px)`;
  for (const poster of posters) {
    const away = chosen && poster !== chosen;
    const aside = posters.indexOf(poster) < posters.indexOf(chosen) ? -strip - 60 : view + 60;
    const width = poster === chosen ? Math.round((0.6 * view) / tall) : strip;
    poster.root.classList.toggle('away', Boolean(away));
    poster.button.disabled = Boolean(chosen);
    poster.root.style.transform =
      poster === chosen
        ? `scale(${tall})`
        : `translate(${away ? aside : poster.own.x}px, ${poster.y}px)`;
    poster.root.style.width = `${width}px`;
    if (poster.width === width) continue;
    poster.width = width;
    poster.draw();
  }
}

const loud = ['', 'Nobody will sleep.', 'You can hear the cushions.'];
const tell = () => {
  const { kind, pieces } = chosen;
  const many = `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`;
  said.textContent =
    `${many}, ${['everybody', 'brass', 'guitars'][kind]}. ${pieces > 34 ? 'Bring a packed lunch.' : loud[kind]}`.trim();
};
const showCount = () => {
  count.textContent = range.value;
  range.setAttribute(
    'aria-valuetext',
    `${range.value} ${range.value === '1' ? 'piece' : 'pieces'}`,
  );
};

function choose(poster) {
  chosen = poster;
  said.textContent = '';
  title.value = poster.name;
  range.value = poster.pieces;
  showCount();
  $(`[value="${poster.kind}"]`).checked = true;
  machine.hidden = false;
  poster.change();
  place();
  // Focusing a text field would open a phone's keyboard.
  (matchMedia('(pointer: fine)').matches ? title : machine).focus({ preventScroll: true });
}

function leave() {
  const last = chosen;
  chosen = undefined;
  machine.hidden = true;
  // The position depends on the kind, whose text is higher or lower.
  const { y, foot } = programmes[last.kind];
  last.change({ y, foot });
  place();
  last.button.focus({ preventScroll: true });
}

async function save() {
  // The visitor may leave the poster before its picture is ready.
  const poster = chosen;
  const { root, width, name } = poster;
  const svg = root.querySelector('svg').cloneNode(true);
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = `${document.styleSheets[0].cssRules[0].cssText}text{font-family:FG}`;
  svg.prepend(style);
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: width * 3, height: height * 3 });
  canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height);
  const file = await new Promise((done) => canvas.toBlob(done, 'image/png'));
  const link = document.createElement('a');
  link.download = `${
    name
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, '-') || 'kvartett'
  }.png`;
  link.href = URL.createObjectURL(file);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  if (chosen === poster) keep.textContent = 'Kept';
  said.textContent = `Kept as ${link.download}. Tape is not included.`;
}

for (const poster of posters) {
  poster.button.addEventListener('click', () => choose(poster));
  poster.button.addEventListener('focus', () => {
    first = posters.indexOf(poster);
    place();
  });
}
title.addEventListener('input', () => {
  chosen.change({ name: title.value });
  if (title.value) chosen.pluck(title.value.codePointAt(title.value.length - 1) % 4, 240, 60);
});
range.addEventListener('input', () => {
  showCount();
  chosen.change({ pieces: Number(range.value) });
});
range.addEventListener('change', tell);
$('fieldset').addEventListener('change', ({ target }) => {
  chosen.change({ kind: Number(target.value) });
  tell();
});
keep.addEventListener('click', save);
back.addEventListener('click', leave);

let before;
/** A pointer that crosses a string plucks it. */
addEventListener('pointermove', ({ clientX, clientY }) => {
  for (const poster of posters) {
    const box = poster.root.getBoundingClientRect();
    const across = (at) => ((at - box.x) / box.width) * poster.width;
    const [x, y] = [across(clientX), ((clientY - box.y) / box.height) * height];
    const was = before && across(before);
    if (y < 30 || y > height - 30 || was === undefined || poster.root.classList.contains('away'))
      continue;
    for (const string of [0, 1, 2, 3]) {
      const at = restOf(string, poster.width);
      if (was < at !== x < at) poster.pluck(string, y, Math.max(-70, Math.min(70, (x - was) * 3)));
    }
  }
  before = clientX;
});
addEventListener('resize', place);
machine.parentElement.classList.add('instant');
place();
requestAnimationFrame(() => machine.parentElement.classList.remove('instant'));
// Draws again once the font has loaded, because titles are measured.
document.fonts.load('600 20px FG').then(() => {
  for (const poster of posters) poster.draw();
  posters[1].pluck(1, 300, 60);
});
