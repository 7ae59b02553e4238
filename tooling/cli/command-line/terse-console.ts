const asText = (part: unknown) => (part instanceof Error ? part.message : String(part));

/** While the work runs, each warning is one line, printed once: a hundred pages rest on the same files. */
export async function withTerseConsole<T>(work: () => Promise<T>): Promise<T> {
  const { warn, error } = console;
  const said = new Set<string>();
  const say = (...parts: unknown[]) => {
    const line = parts.map(asText).join(': ');
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
