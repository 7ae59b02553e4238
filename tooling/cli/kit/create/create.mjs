#!/usr/bin/env node
// Begins a remote: npx create-otherfolk-remote-1.0.0.tgz <name>. Plain JavaScript without imports of packages: nothing is installed yet.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const USAGE = 'create-otherfolk-remote <name>';
const NAME = /^[a-z][a-z0-9-]{0,39}$/;
const here = import.meta.dirname;

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

const [name = '', ...more] = process.argv.slice(2);
if (name === '--help') {
  console.log(USAGE);
  process.exit(0);
}
if (more.length > 0 || !NAME.test(path.basename(name)))
  refuse(`Name the remote in lower-case letters, digits and hyphens, beginning with a letter: ${USAGE}`);
const id = path.basename(name);
if (id === 'shell') refuse("'shell' is the name of the shell: choose another one.");
const folder = path.resolve(name);
if (existsSync(folder) && readdirSync(folder).length > 0) refuse(`${folder} is not empty.`);

const title = id[0].toUpperCase() + id.slice(1).replaceAll('-', ' ');
mkdirSync(folder, { recursive: true });
cpSync(path.join(here, 'template'), folder, { recursive: true });
cpSync(path.join(here, 'kit'), path.join(folder, 'kit'), { recursive: true });
// npm packs no file of this name.
renameSync(path.join(folder, 'gitignore'), path.join(folder, '.gitignore'));
for (const entry of readdirSync(folder, { recursive: true })) {
  const file = path.join(folder, entry);
  if (!statSync(file).isFile() || file.endsWith('.tgz')) continue;
  const text = readFileSync(file, 'utf8');
  const { version } = JSON.parse(readFileSync(path.join(here, 'package.json'), 'utf8'));
  writeFileSync(file, text.replaceAll('my-remote', id).replaceAll('My remote', title).replaceAll('0.0.0-kit', version));
}
console.log(`Made ${folder}. Go on with:

  cd ${path.relative(process.cwd(), folder) || '.'}
  npm install
  npm test
  npm run build
  npm start -- --site http://localhost:3000`);
