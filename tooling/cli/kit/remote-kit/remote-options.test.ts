/** @jest-environment node */
import { remoteOptions } from './remote-options';

test.each<[string[], NodeJS.ProcessEnv, object]>([
  [['build'], {}, { command: 'build', port: 4300, rest: [] }],
  [['start', '--port', '4444'], {}, { command: 'start', port: 4444, rest: [] }],
  [
    ['test', '--site', 'https://my.example/', '--', 'map-page', '-t', 'hidden'],
    {},
    { command: 'test', port: 4300, rest: ['map-page', '-t', 'hidden'], site: 'https://my.example' },
  ],
  [
    ['release'],
    { OTHERFOLK_SITE: 'https://my.example' },
    { command: 'release', port: 4300, rest: [], site: 'https://my.example' },
  ],
])('the command line %j is read', (args, environment, options) => {
  expect(remoteOptions(args, environment)).toEqual(options);
});

test.each<[string[], string | RegExp]>([
  [[], /^There is no command '': otherfolk-remote </],
  [['deploy'], /^There is no command 'deploy': otherfolk-remote </],
  [['toString'], /^There is no command 'toString'/],
  [['release'], /^Name the live site, to see whether the remote fits it/],
  [['release', '--site', 'my.example'], `'my.example' is no origin such as https://my.example.`],
  [['start', '--port', 'x'], `--port is 'x', which is no port number.`],
  [['build', '--fast'], /^Unknown option '--fast'; usage: otherfolk-remote </],
])('the command line %j is refused with one sentence', (args, sentence) => {
  expect(() => remoteOptions(args, {})).toThrow(sentence);
});
