/** A node as rrweb serializes it (https://github.com/rrweb-io/rrweb/blob/master/docs/serialization.md). */
interface Drawn {
  type: number;
  tagName?: string;
  textContent?: string;
  isStyle?: boolean;
  attributes?: Record<string, unknown>;
  childNodes?: Drawn[];
}

/** All nodes, and the texts, of a recording: those of the first snapshot and those added or changed later. */
export function recordedIn(events: object[]) {
  const nodes: Drawn[] = [];
  JSON.stringify(events, (name, value) => {
    // Texts that are changed later have an id and a value, and nodes an id and the attributes that change.
    if (name === 'texts') for (const { value: textContent } of value) nodes.push({ type: 3, textContent: textContent ?? '' });
    if (value?.childNodes || value?.attributes || value?.type === 3) nodes.push(value);
    return value;
  });
  const own = nodes.flatMap(({ textContent, isStyle }) => (textContent === undefined || isStyle ? [] : [textContent]));
  return { nodes, texts: own.filter((text) => text !== 'SCRIPT_PLACEHOLDER') };
}
