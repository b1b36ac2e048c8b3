// Draws one poster of the wall. Each piece of a programme is a packet on one of four strings:
// [string, position, length, amplitude, waves], with lengths as shares of the poster's height.
const [width, height] = [1200, 1600];
const { field, string, text, weight, until, title, size = 270, when, what, packets } = poster;
const strings = [0, 1, 2, 3].map((one) => {
  const points = [];
  for (let y = -10; y <= until; y += 4) {
    let away = 0;
    for (const [at, where, long, far, swings] of packets) {
      const u = (y / height - where) / long;
      if (at === one && Math.abs(u) < 1)
        away += far * Math.cos((u * Math.PI) / 2) ** 2 * Math.cos(u * Math.PI * swings);
    }
    points.push(`${(width * (0.14 + 0.24 * one) + away).toFixed(1)} ${y}`);
  }
  return `<path d="M${points.join('L')}"/>`;
});
const line = (y, px, spacing, words) =>
  `<text x="84" y="${y}" font-size="${px}" letter-spacing="${spacing}">${words}</text>`;
const first = until + 60 + size * 0.7;
document.body.innerHTML = `<svg width="${width}" height="${height}" style="background:${field}"><g fill="none" stroke="${string}" stroke-width="${weight}" stroke-linejoin="round">${strings.join('')}</g>
<g fill="${text}" font-weight="600">${title.map((words, row) => line(first + row * size * 0.84, size, -size * 0.045, words)).join('')}
${when.map((words, row) => line(first + (title.length - 1) * size * 0.84 + 150 + row * 92, 80, -2, words)).join('')}
${line(1442, 104, -4, 'Kvartett')}${line(1532, 78, -2, what)}</g></svg>`;
