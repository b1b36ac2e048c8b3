/** Escapes a text, and removes the control characters that XML forbids. */
export const escapeXml = (text: string) =>
  text
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/[^\P{Cc}\t\n]/gu, '');
