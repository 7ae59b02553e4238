/** A part's promises about what it runs with: the number of its contract, and its libraries. */
export interface Promised {
  contract: number;
  /** The versions that a shell provides, or the ranges that a remote asks for. */
  singletons: Readonly<Record<string, string>>;
}

/** Why a remote cannot run in a shell, each reason as a part of a sentence; none where it can. `satisfies` reads ranges as pages do. */
export function misfits(
  remote: Promised,
  shell: Promised,
  satisfies: (version: string, range: string) => boolean,
): string[] {
  const contract =
    remote.contract === shell.contract ? [] : [`it follows contract ${remote.contract}, the shell ${shell.contract}`];
  const singletons = Object.entries(remote.singletons).flatMap(([name, range]) => {
    const provided = shell.singletons[name];
    if (provided === undefined) return [`it asks for ${name}, which the shell does not provide`];
    return satisfies(provided, range) ? [] : [`it asks for ${name} ${range}, and the shell provides ${provided}`];
  });
  return [...contract, ...singletons];
}
