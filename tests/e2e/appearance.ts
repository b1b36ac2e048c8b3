import type { Page } from 'playwright/test';

/** A computed style property of the first element that matches a selector, or of a pseudo-element such as `::after`. */
export const style = (page: Page, selector: string, property: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((it, [name, part]) => getComputedStyle(it, part).getPropertyValue(name), [property, pseudo] as const);

/** The contrast of the first element's text against its background, by WCAG's formula; solid colours only. */
export const contrast = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const luminance = (colour: string) => {
        const parts = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => Number(part) / 255);
        const [r = 0, g = 0, b = 0] = parts.map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      let ground: Element | null = element;
      while (ground && /, 0\)$/.test(getComputedStyle(ground).backgroundColor)) ground = ground.parentElement;
      const pair = [getComputedStyle(element).color, getComputedStyle(ground ?? document.documentElement).backgroundColor];
      const [dark = 0, light = 0] = pair.map(luminance).sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    });
