/**
 * Runs a command and gives its exit code: 0, or 1 when it throws, after saying the sentence that it threw. What is thrown because
 * it was told to stop is no failure.
 */
export async function exitCodeOf(run: () => Promise<void>, stop?: AbortSignal): Promise<number> {
  try {
    await run();
    return 0;
  } catch (error) {
    if (stop?.aborted) return 0;
    console.error((error as Error).message);
    return 1;
  }
}
