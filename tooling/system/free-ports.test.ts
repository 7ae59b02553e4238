/** @jest-environment node */
import { createServer } from 'node:net';
import { freePorts } from './free-ports';
import { listen } from './listen';

test('ports of which one is in use are passed over, and those that are given can be listened on', async () => {
  const first = await freePorts(6);
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(first + 1, '127.0.0.1', resolve));
  const candidates = [first, first + 1, first + 2];
  await expect(freePorts(3, () => candidates.shift() ?? 0)).resolves.toBe(first + 2);
  const server = await listen(first + 2, (_, response) => void response.end());
  await server.close();
  await new Promise((resolve) => taken.close(resolve));
});

test('one sentence says that no ports are free', async () => {
  const first = await freePorts(1);
  const taken = await listen(first, (_, response) => void response.end());
  await expect(freePorts(1, () => first)).rejects.toThrow('No 1 ports in a row between 20000 and 32000 are free.');
  await taken.close();
});
