// Runs in a measured command before anything of its own, and in each process of Node that it starts, and writes what the process
// has used into a file of the folder that the environment names.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';

const KIB = 1024;

/** On Linux, maxRSS is never less than that of the process that started this one, so its own status counts where there is one. */
function peakMemory(maxRSS) {
  try {
    const [, own = maxRSS] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    return Number(own) * KIB;
  } catch {
    return maxRSS * KIB;
  }
}

const folder = process.env.BENCH_USAGE_DIR;

// Threads count in their process.
if (folder && isMainThread) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const usage = { cpu: (userCPUTime + systemCPUTime) / 1000, memory: peakMemory(maxRSS) };
    writeFileSync(path.join(folder, `${process.pid}.json`), JSON.stringify(usage));
  });
}
