/** @jest-environment node */
import { portOf, refuseOtherHosts, serveOptions } from './serve-options';

test.each([
  [undefined, 8080],
  ['', 8080],
  ['0', 0],
  ['8700', 8700],
])('PORT %p is %i', (text, port) => {
  expect(portOf(text)).toBe(port);
});

test.each(['http', '-1', '65536', '80.5'])('PORT %p is refused', (text) => {
  expect(() => portOf(text)).toThrow(`PORT is '${text}', which is no port number.`);
});

test.each([undefined, '', 'localhost', '127.0.0.1', '127.0.1.1', '::1', '[::1]', 'my-machine'])(
  'HOST %p is this machine',
  (host) => {
    expect(() => refuseOtherHosts(host)).not.toThrow();
  },
);

test.each(['0.0.0.0', '::', '[::]', '192.168.0.7', '*'])('HOST %p is refused', (host) => {
  expect(() => refuseOtherHosts(host)).toThrow(
    `HOST is '${host}', but this server and its accounts are for this machine only`,
  );
});

test.each([
  [[], { kind: 'embedded', apart: false, remotes: [] }],
  [['--firebase'], { kind: 'hosted', apart: false, remotes: [] }],
  [['--apart'], { kind: 'embedded', apart: true, remotes: [] }],
  [['--apart', '--firebase'], { kind: 'hosted', apart: true, remotes: [] }],
])('%j is %j', (args, options) => {
  expect(serveOptions(args)).toEqual(options);
});

test('anything else is answered with the usage', () => {
  expect(() => serveOptions(['--fire'])).toThrow(/^Unknown option '--fire'; usage: npm start/);
});
