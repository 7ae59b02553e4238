import { exitCodeOf } from '../command-line/exit-code';
import { buildAll } from './build-all';

export const main = (): Promise<number> => exitCodeOf(() => buildAll());
