export interface Redirect {
  to: string;
  status: number;
}

const splat = '*';

/**
 * Reads the text of a `_redirects` file (https://developers.cloudflare.com/pages/configuration/redirects/).
 * @returns a function that gives the target of a path by the first matching rule, if there is one
 */
export function redirectsReader(text: string): (path: string) => Redirect | undefined {
  const lines = text.split('\n').filter((line) => line.trim());
  const rules = lines.map((line) => {
    const [from = '', to = '', status = '302'] = line.trim().split(/\s+/);
    return { from, to, status: Number(status) };
  });
  const exact = new Map(rules.filter(({ from }) => !from.endsWith(splat)).map((rule) => [rule.from, rule]));
  const open = rules.filter(({ from }) => from.endsWith(splat));
  return (path) => {
    const alone = exact.get(path);
    if (alone) return alone;
    const rule = open.find(({ from }) => path.startsWith(from.slice(0, -splat.length)));
    return rule && { ...rule, to: rule.to.replace(':splat', path.slice(rule.from.length - splat.length)) };
  };
}
