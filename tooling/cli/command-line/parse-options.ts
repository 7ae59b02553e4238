import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Thrown where a command line asks for the usage, which is its message. */
export class UsageRequest extends Error {}

/** Throws a UsageRequest where `--help` is among the arguments, before anything else is looked at. */
export function answerHelp(args: readonly string[], usage: string): void {
  if (args.includes('--help')) throw new UsageRequest(usage);
}

/** Throws one sentence, with the usage, in the place of Node's own, which go on for several. */
function orUsage<Parsed>(args: readonly string[], parse: () => Parsed, usage: string): Parsed {
  answerHelp(args, usage);
  try {
    return parse();
  } catch (error) {
    const [reason = ''] = (error as Error).message.split(/\. |\n/);
    throw new Error(`${reason.replace(/\.$/, '')}; usage: ${usage}`, { cause: error });
  }
}

/**
 * The options of a command line. Throws one sentence, with the usage, for what is not among them; and a UsageRequest for `--help`,
 * which every command answers.
 */
export const parseOptions = <const Known extends Options>(args: string[], options: Known, usage: string) =>
  orUsage(args, () => parseArgs({ args, options }).values, usage);

/** Does what `parseOptions` does, for a command that also takes words: those are its `positionals`. */
export const parseOptionsAndWords = <const Known extends Options>(args: string[], options: Known, usage: string) =>
  orUsage(args, () => parseArgs({ args, options, allowPositionals: true }), usage);
