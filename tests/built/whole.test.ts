import { expect, test } from 'vitest';
import { builtPages } from '../../scripts/audit/pages.ts';
import { deferredScriptsOf } from '../../scripts/html/deferScripts.ts';

test('no built page hides a part or waits for a script before it is painted', () => {
  for (const { html } of builtPages()) {
    expect(html).not.toMatch(/<div hidden id="S:|<template id="B:|<script[^>]* src=/);
    expect(deferredScriptsOf(html).length).toBeGreaterThan(4);
  }
});
