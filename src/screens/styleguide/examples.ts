import type { Example } from '../../ui/example.ts';

/** webpack finds them by themselves: https://webpack.js.org/guides/dependency-management/#requirecontext */
const files = require.context('../..', true, /\.example\.tsx$/);

/** Every example that lies beside its part, by heading. */
const examples = files
  .keys()
  .map((file) => (files(file) as { default: Example }).default)
  .sort((one, other) => one.heading.localeCompare(other.heading, 'en'));

export const examplesOf = (section: Example['section']) => examples.filter((example) => example.section === section);
