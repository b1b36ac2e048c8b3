/** Every page on paper. `:root` outweighs the components' own rules. */
export const printStyle = `
  @media print {
    [data-screen-only] { display: none !important; }
    /* The room for the cookie notice would be an empty sheet. */
    :root { --notice-height: 0px !important; }
    body { font-size: 11pt; }
    /* Headings, drawn lines and what introduces a table stay with what follows. */
    h1, h2, h3, h4, svg, :has(+ table) { break-after: avoid; }
    p, figure, li, tr, footer { break-inside: avoid; }
    a[href^='http']::after { content: ' (' attr(href) ')'; font-size: 0.8em; }
    /* Rows that phones swipe are columns of the same width, also for five portraits. */
    :root [data-swipe] > * { display: grid; grid: auto / repeat(auto-fit, minmax(min(15rem, 0.75 * var(--each)), 1fr)); }
    :root [data-swipe] > * > * { grid-column: auto; padding-top: 0; }
  }
`;
