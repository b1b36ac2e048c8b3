interface Rule {
  pattern: string;
  set: [name: string, value: string][];
  remove: string[];
}

/** Reads the text of a `_headers` file (https://developers.cloudflare.com/pages/configuration/headers/). */
function parse(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    if (!line.trim()) continue;
    if (!/^\s/.test(line)) rules.push({ pattern: line.trim(), set: [], remove: [] });
    else if (line.trim().startsWith('!')) rules.at(-1)?.remove.push(line.trim().slice(1).trim());
    else {
      const colon = line.indexOf(':');
      rules.at(-1)?.set.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    }
  }
  return rules;
}

const matches = (pattern: string, address: string, path: string) => {
  const expression = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${expression}$`).test(pattern.startsWith('/') ? path : address);
};

/** Returns the headers for a path of a host: from every matching rule, in file order; values of one name are joined. */
export function headersReader(text: string): (path: string, host: string) => Record<string, string> {
  const rules = parse(text);
  return (path, host) => {
    const headers: Record<string, string> = {};
    for (const { pattern, set, remove } of rules) {
      if (!matches(pattern, `${host}${path}`, path)) continue;
      for (const name of remove) delete headers[name];
      for (const [name, value] of set) headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
    }
    return headers;
  };
}
