import { execFileSync } from 'node:child_process';

interface Process {
  pid: number;
  parent: number;
  kib: number;
  command: string;
}

/** Every process of this machine, as `ps` lists them on Linux and macOS. */
function processes(): Process[] {
  const text = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,comm='], { encoding: 'utf8' });
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, kib, ...command] = line.trim().split(/\s+/);
      return { pid: Number(pid), parent: Number(parent), kib: Number(kib), command: command.join(' ') };
    });
}

/** The resident memory of a process and those that descend from it, in MiB. @param named counts only those with such a name */
export function residentMemoryOf(ancestor: number, named = /workerd/): number {
  const all = processes();
  const family = new Set([ancestor]);
  for (let before = 0; before < family.size; ) {
    before = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  const members = all.filter(({ pid, command }) => family.has(pid) && named.test(command));
  if (members.length === 0) throw new Error(`No process called ${named.source} is running to measure`);
  return Math.round(members.reduce((sum, { kib }) => sum + kib, 0) / 1024);
}
