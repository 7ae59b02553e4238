import { messageOf } from '@otherfolk/shared/domain/message-of';
import { UsageRequest } from './parse-options';

/**
 * Runs a command and gives its exit code: its own, or 0; and 1 when it throws, after saying the sentence that it threw. What is
 * thrown because it was told to stop is no failure, and neither is a request for its usage, which is printed.
 */
export async function exitCodeOf(run: () => Promise<number | void>, stop?: AbortSignal): Promise<number> {
  try {
    return (await run()) ?? 0;
  } catch (error) {
    if (stop?.aborted) return 0;
    if (error instanceof UsageRequest) {
      console.log(error.message);
      return 0;
    }
    console.error(messageOf(error));
    return 1;
  }
}
