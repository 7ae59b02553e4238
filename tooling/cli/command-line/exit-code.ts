import { messageOf } from '@otherfolk/shared/domain/message-of';
import { isDiskFull } from '@otherfolk/system/disk-full';
import { UsageRequest } from './parse-options';

/** What went wrong with a command, in words for whoever has called it. */
function sentenceOf(error: unknown): string {
  const message = messageOf(error);
  return isDiskFull(error) ? `The disk is full (${message}). Make room, and run the command again.` : message;
}

/**
 * Runs a command and gives its exit code: its own, or 0; and 1 when it throws, after saying the sentence that it threw. What is
 * thrown because it was stopped is no failure, and neither is a request for its usage, which is printed.
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
    console.error(sentenceOf(error));
    return 1;
  }
}
