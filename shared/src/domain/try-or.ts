/** The result of a call, or something else where it throws: storage, for one, may be refused or full whenever it is touched. */
export function tryOr<T, Other>(call: () => T, other: Other): T | Other {
  try {
    return call();
  } catch {
    return other;
  }
}
