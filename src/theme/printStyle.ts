/** Styles that every page has on paper. */
export const printStyle = `
  @media print {
    [data-screen-only] { display: none !important; }
    /* Paper has no coloured backgrounds, so text and lines are black. */
    * { --bg: #fff !important; --on: #000 !important; --line: #000 !important;
      --client-text: #000 !important; }
    /* The room for the cookie notice would be an empty sheet. */
    :root { --notice-height: 0px; }
    body { font-size: 11pt; }
    /* Headings, drawn lines and what introduces a table stay with what follows. */
    h1, h2, h3, h4, svg, :has(+ table) { break-after: avoid; }
    p, figure, li, tr, footer { break-inside: avoid; }
    a[href^='http']::after { content: ' (' attr(href) ')'; font-size: 0.8em; }
  }
`;
