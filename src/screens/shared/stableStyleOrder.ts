/**
 * Loads every screen in the order of their names, so that builds of one commit export the same
 * HTML: styled-components numbers its rules in the order in which modules load, and Next loads
 * pages in any order. Only _document imports this, which browsers do not get. webpack lists the
 * files (https://webpack.js.org/guides/dependency-management/#requirecontext), without the
 * styleguide and its examples, which production does not have.
 */
const screens = require.context('..', true, /^\.\/(?!styleguide\/).*\.tsx$/);
for (const screen of screens.keys()) screens(screen);

export {};
