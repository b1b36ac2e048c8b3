/** Safe markup, which `html` inserts unescaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | readonly Part[] | string | false | undefined;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function render(part: Part): string {
  if (!part) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(render).join('');
  return part.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** Builds markup. Escapes every value except `Html`, for use in text and quoted attributes. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]) =>
  new Html(strings.map((text, index) => text + render(parts[index])).join(''));
