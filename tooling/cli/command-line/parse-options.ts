import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The options of a command line. Throws one sentence, with the usage, for what is not among them. */
export function parseOptions<const Known extends Options>(args: string[], options: Known, usage: string) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    const [reason = ''] = (error as Error).message.split(/\. |\n/);
    throw new Error(`${reason.replace(/\.$/, '')}; usage: ${usage}`, { cause: error });
  }
}
