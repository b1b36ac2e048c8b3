import type { ChildProcess } from 'node:child_process';

const children = new Set<ChildProcess>();
let isListening = false;

function listen() {
  isListening = true;
  process.on('exit', () => {
    for (const child of children) child.kill('SIGTERM');
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => process.exit());
}

/** Ends a child process when this one ends, also by a signal. */
export function killOnExit(child: ChildProcess): ChildProcess {
  if (!isListening) listen();
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/** npm doesn't pass signals on to scripts. */
export function exitWithParent() {
  const { ppid } = process;
  setInterval(() => process.ppid === ppid || process.exit(), 500).unref();
}
