/** Opens a `<details>` on paper. */
export const openOnPaper = (details: string) =>
  `@media print { ${details}::details-content { content-visibility: visible; } }`;
