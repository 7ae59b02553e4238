import { exitCodeOf } from '../../command-line/exit-code';
import { runCommand } from './command';

process.exitCode = await exitCodeOf(() => runCommand(process.argv.slice(2), process.cwd(), process.env));
