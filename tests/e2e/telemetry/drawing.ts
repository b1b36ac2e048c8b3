import type { Payload } from './visitor.ts';

/** A node as rrweb serializes it (https://github.com/rrweb-io/rrweb/blob/master/docs/serialization.md). */
interface Drawn {
  type: number;
  tagName?: string;
  textContent?: string;
  isStyle?: boolean;
  attributes?: Record<string, unknown>;
  childNodes?: Drawn[];
}

function* nodesIn(node: Drawn): Generator<Drawn> {
  yield node;
  for (const child of node.childNodes ?? []) yield* nodesIn(child);
}

/** All nodes and texts of a recording: those of the first snapshot and those added or changed later. */
export function recordedIn(events: NonNullable<Payload['events']>) {
  const nodes: Drawn[] = [];
  const texts: string[] = [];
  for (const { type, data } of events) {
    if (type === 2) nodes.push(...nodesIn(data.node as Drawn));
    // Only mutations of the document (source 0) have nodes; other events contain no text.
    if (type !== 3 || data.source !== 0) continue;
    for (const { node } of (data.adds ?? []) as { node: Drawn }[]) nodes.push(...nodesIn(node));
    for (const { value } of (data.texts ?? []) as { value: string | null }[]) texts.push(value ?? '');
    for (const { attributes } of (data.attributes ?? []) as { attributes: Drawn['attributes'] }[]) {
      nodes.push({ type: 2, tagName: 'changed', attributes: attributes ?? {} });
    }
  }
  const own = nodes.flatMap(({ type, textContent, isStyle }) => (type === 3 && !isStyle ? [textContent ?? ''] : []));
  const shown = own.filter((text) => text !== 'SCRIPT_PLACEHOLDER');
  return { nodes, texts: [...shown, ...texts] };
}
