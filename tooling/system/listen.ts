import { createServer, type RequestListener, type Server } from 'node:http';

const LOOPBACK = ['127.0.0.1', '::1'];

/** The error codes of the system where a machine has no IPv6. */
const WITHOUT_IPV6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

function listenOn(host: string, port: number, handler: RequestListener): Promise<Server> {
  const server = createServer(handler);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, ipv6Only: true }, () => resolve(server.off('error', reject)));
  });
}

export interface Listening {
  port: number;
  close: () => Promise<void>;
}

/** Listens on the loopback addresses of this machine, and on no other. Port 0 takes a free one. Rejects with one clear sentence. */
export async function listen(port: number, handler: RequestListener): Promise<Listening> {
  const servers: Server[] = [];
  const close = async () => {
    await Promise.all(
      servers.map((server) => {
        const closed = new Promise((resolve) => server.close(resolve));
        server.closeAllConnections();
        return closed;
      }),
    );
  };
  let taken = port;
  for (const host of LOOPBACK) {
    try {
      const server = await listenOn(host, taken, handler);
      servers.push(server);
      const address = server.address();
      if (typeof address === 'object' && address) taken = address.port;
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      if (host === '::1' && WITHOUT_IPV6.has(code)) continue;
      await close();
      if (code === 'EADDRINUSE')
        throw new Error(`Port ${taken} is in use; choose another with PORT=<number>.`, { cause: error });
      if (code === 'EACCES') throw new Error(`Port ${taken} may not be used by this account.`, { cause: error });
      throw new Error(`Port ${taken} cannot be used: ${message}.`, { cause: error });
    }
  }
  return { port: taken, close };
}
