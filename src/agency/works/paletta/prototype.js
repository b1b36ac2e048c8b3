/** The texts of each brand. Its colour and corners are tokens in the style sheet. */
const voices = {
  otthon: [
    'Kiömlött\na víz?',
    'Mikor történt?',
    'Mekkora lehet a kár?',
    'Fotók a helyszínről',
    'Elküldöm',
  ],
  auto: ['Vízkár\nbejelentése', 'Időpont', 'Becsült kár', 'Fotók', 'Bejelentés'],
  elet: [
    'Segítünk,\nha beázott',
    'Melyik napon történt?',
    'Ön szerint mekkora a kár?',
    'Fotók, ha vannak',
    'Beküldöm',
  ],
  fourth: ['Beázott?\nMondja el.', 'A kár napja', 'A kár összege', 'Fotók a kárról', 'Kész'],
};
const names = { otthon: 'Otthon', auto: 'Autó', elet: 'Élet' };
const hues = { otthon: 288, auto: 163, elet: 350 };

const $ = (selector) => document.querySelector(selector);
const main = $('main');
const form = $('form');
const hue = $('#hue');
const round = $('#round');
const seen = new Set();

let telling;

function say(text) {
  clearTimeout(telling);
  $('#said').textContent = text;
}

function speak(where, brand) {
  const [heading, ...labels] = voices[brand];
  where.querySelector('h1').textContent = heading;
  const places = where.querySelectorAll('.f > span:first-child, .b');
  labels.forEach((label, index) => {
    places[index].textContent = label;
  });
}

/** sRGB from 0 to 1 of an OKLCH colour. Source: bottosson.github.io/posts/oklab */
function rgb(lightness, chroma, degrees) {
  const a = chroma * Math.cos((degrees * Math.PI) / 180);
  const b = chroma * Math.sin((degrees * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => {
    const bound = Math.min(1, Math.max(0, part));
    return bound <= 0.0031308 ? 12.92 * bound : 1.055 * bound ** (1 / 2.4) - 0.055;
  });
}

const hex = (colour) =>
  `#${colour
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

function luminance(colour) {
  const [r, g, b] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrast = (light, dark) => (luminance(light) + 0.05) / (luminance(dark) + 0.05);

const tokens = ['--bg', '--fg', '--ac', '--round'];

function showTokens(brand) {
  const style = getComputedStyle(main);
  $('#colour').textContent = style.getPropertyValue('--ac').trim();
  $('#corner').textContent = `${style.getPropertyValue('--round').trim()} px`;
  hue.setAttribute('aria-valuetext', `${hue.value}°`);
  round.setAttribute('aria-valuetext', $('#corner').textContent);
  $('#voice').textContent = `„${voices[brand][0].replace('\n', ' ')}”`;
}

function wear(brand) {
  const first = main.className === 'three';
  main.className = 'one';
  main.dataset.brand = brand;
  form.dataset.brand = brand === 'fourth' ? '' : brand;
  for (const part of [form, $('#tokens')]) part.hidden = false;
  speak(form, brand);
  $(`[value="${brand}"]`).checked = true;
  if (brand !== 'fourth') {
    for (const token of tokens) main.style.removeProperty(token);
    hue.value = hues[brand];
    round.value = getComputedStyle(main).getPropertyValue('--round');
  }
  if (first) comeForward(brand);
  showTokens(brand);
}

/** Moves the chosen column to the left edge, and removes the other two. */
function comeForward(brand) {
  const column = $(`.column[data-brand="${brand}"]`);
  const from = column.offsetLeft;
  for (const one of document.querySelectorAll('.column')) one.remove();
  const still = matchMedia('(prefers-reduced-motion: reduce), (max-width: 639px)').matches;
  if (!still)
    form.animate([{ translate: `${from}px` }, { translate: '0' }], {
      duration: 320,
      easing: 'cubic-bezier(.2,.9,.2,1)',
    });
}

$('#brands').addEventListener('change', ({ target: { value } }) => {
  seen.add(value);
  wear(value);
  if (value === 'fourth') fourth();
  else if (seen.size < 2)
    say(`${names[value]}: a colour, a corner, a voice. Nothing else is its own.`);
  else if (seen.size < 3)
    say(
      `${names[value]}: three tokens changed. No field has moved, and what you typed is still there.`,
    );
  else say(`${names[value]}. For a fourth brand, move a slider.`);
});

/** Sets the fourth brand's colours. Their lightness is tested, so any hue has enough contrast. */
function fourth() {
  const pair = {
    '--bg': rgb(0.89, 0.055, hue.value),
    '--fg': rgb(0.24, 0.08, hue.value),
    '--ac': rgb(0.44, 0.15, hue.value),
  };
  for (const [token, colour] of Object.entries(pair)) main.style.setProperty(token, hex(colour));
  main.style.setProperty('--round', round.value);
  $('#brands [data-brand="fourth"]').hidden = false;
  wear('fourth');
  const ratio = contrast(pair['--bg'], pair['--fg']).toFixed(1);
  // Announces the colours once the slider stops.
  clearTimeout(telling);
  telling = setTimeout(
    say,
    300,
    `A fourth brand. Its contrast is ${ratio}:1, and no hue makes it fail.`,
  );
}
hue.addEventListener('input', fourth);
round.addEventListener('input', fourth);

$('.more').addEventListener('click', () => {
  const photos = Math.min(10, Number.parseInt($('output').textContent, 10) + 1);
  $('output').textContent = `${photos} kép`;
});

/** A sandboxed frame sends no forms, not even to a handler, so Enter and the button call this. */
function send() {
  const { sum, consent } = form.elements;
  sum.ariaInvalid = String(!sum.value.trim());
  consent.ariaInvalid = String(!consent.checked);
  if (!sum.value.trim()) {
    say('“Írja be a kár összegét.” An error starts with a verb: enter the amount.');
    sum.focus();
  } else if (!consent.checked) {
    say('“Jelölje be a hozzájárulást.” An error starts with a verb: tick the consent.');
    consent.focus();
  } else say('“Megkaptuk.” Received, and the same line of code says so in every brand.');
}
form.querySelector('.b').addEventListener('click', send);
form.addEventListener('input', ({ target }) => target.removeAttribute('aria-invalid'));
form.addEventListener('keydown', ({ key, target }) => {
  if (key === 'Enter' && target.matches('.f input')) send();
});

// The three columns at the start are copies of this form, one per brand.
for (const brand of ['otthon', 'auto', 'elet']) {
  const column = document.createElement('div');
  column.className = 'column';
  column.dataset.brand = brand;
  column.inert = true;
  column.append(...form.cloneNode(true).children);
  main.append(column);
  speak(column, brand);
}
