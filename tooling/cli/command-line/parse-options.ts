import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Throws one sentence, with the usage, in the place of Node's own, which go on for several. */
function orUsage<Parsed>(parse: () => Parsed, usage: string): Parsed {
  try {
    return parse();
  } catch (error) {
    const [reason = ''] = (error as Error).message.split(/\. |\n/);
    throw new Error(`${reason.replace(/\.$/, '')}; usage: ${usage}`, { cause: error });
  }
}

/** The options of a command line. Throws one sentence, with the usage, for what is not among them. */
export const parseOptions = <const Known extends Options>(args: string[], options: Known, usage: string) =>
  orUsage(() => parseArgs({ args, options }).values, usage);

/** Like `parseOptions`, for a command that also takes words: those are its `positionals`. */
export const parseOptionsAndWords = <const Known extends Options>(args: string[], options: Known, usage: string) =>
  orUsage(() => parseArgs({ args, options, allowPositionals: true }), usage);
