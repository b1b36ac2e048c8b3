/**
 * A webpack loader that turns a JSON file into JavaScript: it is smaller in a script than a text to be parsed, and is put into
 * one module with whoever imports it.
 * @param {string} source
 */
export default (source) => `export default ${source}`;
