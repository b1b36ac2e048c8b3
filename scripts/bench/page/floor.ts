/**
 * The same page as somebody would have written it by hand who needs no script: the exported one without any, and otherwise
 * byte for byte.
 */
export const withoutScripts = (html: string) =>
  html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="preload" [^>]*as="script"[^>]*>/g, '')
    // What styled-components writes for its own return.
    .replace(/data-styled\.g\d+\[[^\]]*\]\{content:"[^"]*"\}/g, '')
    .replaceAll('/*!sc*/', '');

/** A page of one word. */
export const emptyPage = () =>
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><p>Empty';
