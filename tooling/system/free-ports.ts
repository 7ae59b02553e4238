import { listen } from './listen';

/** The ports below those that systems give to whoever asks for any, and above those that browsers refuse. */
const [FIRST, LAST] = [20_000, 32_000];

const ATTEMPTS = 100;

async function areFree(first: number, count: number): Promise<boolean> {
  const held = await Promise.allSettled(
    Array.from({ length: count }, (_, place) => listen(first + place, (_request, response) => void response.end())),
  );
  await Promise.all(held.flatMap((each) => (each.status === 'fulfilled' ? [each.value.close()] : [])));
  return held.every(({ status }) => status === 'fulfilled');
}

/** Looking at random places keeps two that ask at the same time apart. */
const anywhere = (count: number) => FIRST + Math.floor(Math.random() * (LAST - FIRST - count));

/** The first of so many ports, one behind the other, that nobody listens on. */
export async function freePorts(count: number, pick = anywhere): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const first = pick(count);
    if (await areFree(first, count)) return first;
  }
  throw new Error(`No ${count} ports in a row between ${FIRST} and ${LAST} are free.`);
}
