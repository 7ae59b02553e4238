import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from '@otherfolk/system/free-ports';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const FIXTURE = path.join(root, 'shared/src/testing/catalogue');

/** A site of its own, over a copy of the small catalogue of the tests: what is saved there changes nobody else's. */
export class SavingSite {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  /** `isEmpty`: over a folder in which nothing lies yet. */
  static async open({ isEmpty = false } = {}): Promise<SavingSite> {
    const folder = mkdtempSync(path.join(tmpdir(), 'otherfolk-saving-'));
    const catalogue = path.join(folder, 'catalogue');
    if (isEmpty) mkdirSync(catalogue);
    else cpSync(FIXTURE, catalogue, { recursive: true });
    const port = await freePorts(1);
    const site = new SavingSite(folder, port);
    await site.start();
    return site;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** A file of the catalogue as JSON. */
  read(file: string): unknown {
    return JSON.parse(this.readText(file));
  }

  readText(file: string): string {
    return readFileSync(path.join(this.folder, 'catalogue', file), 'utf8');
  }

  /** Writes a file as its owner does, beside the server. */
  writeText(file: string, text: string): void {
    writeFileSync(path.join(this.folder, 'catalogue', file), text);
  }

  /** Makes the catalogue read-only, or lets it be written again: a file stands where its history goes, which binds root, too. */
  setReadOnly(isReadOnly: boolean): void {
    const history = path.join(this.folder, 'catalogue', '.history');
    const aside = path.join(this.folder, 'history');
    if (isReadOnly) {
      if (existsSync(history)) renameSync(history, aside);
      writeFileSync(history, '');
    } else {
      rmSync(history);
      if (existsSync(aside)) renameSync(aside, history);
    }
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [path.join(root, 'tooling/cli/run.mjs'), 'serve'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(this.port),
        DATA_DIR: path.join(this.folder, 'catalogue'),
        ACCOUNTS_DIR: path.join(this.folder, 'accounts'),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
      // The server starts processes of its own; together they are one group, which can be ended as one.
      detached: true,
    });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (part: Buffer) => part.includes('ready:') && resolve());
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
    });
  }

  /** Ends the server at once, whatever it is doing. */
  async kill(): Promise<void> {
    const { child } = this;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  }

  async close(): Promise<void> {
    await this.kill();
    // The killed process may still be ending, and its last file with it.
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
