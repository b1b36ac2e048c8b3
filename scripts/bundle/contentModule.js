import parse from 'libphonenumber-js';

/** @param {string} phone with its country's code, as `+46317001412` @returns grouped as there: `+46 31 700 14 12` */
export const grouped = (phone) => parse(phone)?.formatInternational() ?? phone;

/**
 * A webpack loader that turns a JSON file into JavaScript: it is smaller in a script than a text to be parsed, and is put into
 * one module with whoever imports it. Phone numbers are grouped on the way, so that browsers need no code for it.
 * @param {string} source
 */
export default (source) =>
  `export default ${JSON.stringify(JSON.parse(source), (key, value) => (key === 'phone' ? grouped(value) : value))}`;
