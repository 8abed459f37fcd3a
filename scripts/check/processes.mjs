import { readdirSync, readFileSync } from 'node:fs';

/** The unit of `/proc`: USER_HZ, the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** How often is looked, in milliseconds: of a process that ended, what it took after the last look is not known. */
const INTERVAL = 400;

/** What a line of `/proc/<pid>/stat` says (proc(5)); the name in parentheses may hold anything. */
export function parseStat(text) {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [parent, user, system, waitedUser, waitedSystem, started] = [1, 11, 12, 13, 14, 19].map((at) =>
    Number(fields[at]),
  );
  return {
    pid: Number.parseInt(text, 10),
    parent,
    started,
    own: user + system,
    waited: waitedUser + waitedSystem,
  };
}

function readProcesses() {
  const processes = [];
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      processes.push(parseStat(readFileSync(`/proc/${name}/stat`, 'utf8')));
    } catch {
      // It ended between the two looks.
    }
  }
  return processes;
}

/** The processor time of a process and all it started, from looks at the machine's processes while they run. */
export class ProcessTree {
  #root;
  /** By number and start, as numbers are given again; a process stays below whom it was first seen. */
  #known = new Map();

  constructor(pid) {
    this.#root = pid;
  }

  /** Takes in a look at all processes of the machine. */
  notice(processes) {
    const alive = new Map();
    // A process is not older than whom it was started by, and of the same age numbered later in nearly all cases.
    for (const process of [...processes].sort((a, b) => a.started - b.started || a.pid - b.pid)) {
      const key = `${process.pid} ${process.started}`;
      const before = this.#known.get(key);
      const parent = alive.get(process.parent);
      if (!before && !parent && (process.pid !== this.#root || this.#known.size > 0)) continue;
      const node = before ?? { children: [] };
      node.own = process.own;
      node.waited = process.waited;
      alive.set(process.pid, node);
      if (before) continue;
      this.#known.set(key, node);
      parent?.children.push(node);
    }
  }

  /** Seconds of all processors so far. */
  seconds() {
    // What a process waited for holds the short-lived ones that no look has met; what was seen, those nobody waited for.
    const total = ({ own, waited, children }) =>
      own +
      Math.max(
        waited,
        children.reduce((sum, child) => sum + total(child), 0),
      );
    const [root] = this.#known.values();
    return root ? total(root) / TICKS_PER_SECOND : 0;
  }
}

/** Follows a process and all it starts until `end` is called, which gives the seconds; undefined where there is no `/proc`. */
export function followProcess(pid) {
  if (process.platform !== 'linux') return { end: () => undefined };
  const tree = new ProcessTree(pid);
  const look = () => tree.notice(readProcesses());
  look();
  const timer = setInterval(look, INTERVAL);
  return {
    end() {
      clearInterval(timer);
      look();
      return tree.seconds();
    },
  };
}
