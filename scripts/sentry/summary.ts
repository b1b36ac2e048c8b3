import type { Envelope } from './envelope.ts';

interface Payload {
  exception?: { values?: { type?: string; value?: string }[] };
  message?: string;
  transaction?: string;
  events?: unknown[];
  segment_id?: number;
}

function summaryOf(type: string, payload: Payload): string {
  const [first] = payload.exception?.values ?? [];
  if (first) return `${type}: ${first.type}: ${first.value}`;
  if (payload.events) return `${type}: ${payload.events.length} events`;
  return `${type}: ${payload.transaction ?? payload.message ?? (payload.segment_id === undefined ? '' : `segment ${payload.segment_id}`)}`;
}

/** A line for each thing that a message holds. */
export const summaries = ({ items }: Envelope): string[] =>
  items.map(({ type, payload }) => summaryOf(type, payload as Payload));
