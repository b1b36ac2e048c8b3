import { expect, test } from 'vitest';
import { builtPages } from '../../scripts/audit/pages.ts';
import { deferredScriptsOf } from '../../scripts/html/deferScripts.ts';

test('no built page hides any part, defers one or waits for a script before the first paint', () => {
  for (const { html } of builtPages()) {
    // Chromium defers rendering of elements with this style, and Orca's continuous reading then starts over repeatedly.
    expect(html).not.toMatch(/content-visibility:\s*auto/);
    expect(html).not.toMatch(/<div hidden id="S:|<template id="B:|<script[^>]* src=/);
    expect(deferredScriptsOf(html).length).toBeGreaterThan(4);
  }
});
