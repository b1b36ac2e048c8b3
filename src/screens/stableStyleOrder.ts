/**
 * Every screen, always in the order of their names. styled-components numbers its rules as the modules are loaded, and an
 * export loads its pages in an order of its own; imported by _document, which no browser gets, this makes one commit give
 * one HTML. webpack finds the screens by themselves (https://webpack.js.org/guides/dependency-management/#requirecontext),
 * but for the styleguide and its examples: what visitors never get has no say in the order.
 */
const screens = require.context('.', true, /^\.\/(?!styleguide\/|examples).*\.tsx$/);
for (const screen of screens.keys()) screens(screen);

export {};
