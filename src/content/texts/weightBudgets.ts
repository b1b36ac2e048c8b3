/**
 * The most bytes that a page may have, compressed by brotli. Its styles are part of its HTML. Texts
 * name these limits, and tests/built/weight.test.ts enforces them.
 */
export const weightBudgets = { html: 30_000, scripts: 117_000, styles: 8_000 };
