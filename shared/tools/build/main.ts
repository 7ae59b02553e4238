import { buildAll } from './build-all';

export async function main(): Promise<number> {
  try {
    await buildAll();
    return 0;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}
