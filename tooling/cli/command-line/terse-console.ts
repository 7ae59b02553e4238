const asText = (part: unknown) => (part instanceof Error ? part.message : String(part));

/** What is said to the console, as one line. */
export const consoleLine = (parts: readonly unknown[]) => parts.map(asText).join(': ');

/** While the work runs, each warning is one line, printed once: a hundred pages rest on the same files. */
export async function withTerseConsole<T>(work: () => Promise<T>): Promise<T> {
  const { warn, error } = console;
  const said = new Set<string>();
  const say = (...parts: unknown[]) => {
    const line = consoleLine(parts);
    if (said.has(line)) return;
    said.add(line);
    warn.call(console, line);
  };
  Object.assign(console, { warn: say, error: say });
  try {
    return await work();
  } finally {
    Object.assign(console, { warn, error });
  }
}
