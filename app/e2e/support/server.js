// The program under test: started on a free port with a data folder of its own, killed and started again.

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const target = process.env.CARGO_TARGET_DIR ?? fileURLToPath(new URL('../../../target', import.meta.url));
export const program = process.env.QISAI ?? join(target, 'debug', 'qisai');

const START_WITHIN = 60_000;

export class Server {
  static async start() {
    if (!existsSync(program)) throw new Error(`${program} is missing: make e2e builds it`);
    const server = new Server(await freePort(), mkdtempSync(join(tmpdir(), 'qisai-e2e-')));
    await server.run();
    return server;
  }

  constructor(port, folder) {
    this.port = port;
    this.folder = folder;
    this.url = `http://127.0.0.1:${port}`;
    this.output = '';
  }

  async run() {
    const options = ['serve', '--listen', `127.0.0.1:${this.port}`, '--data-dir', this.folder];
    this.process = spawn(program, options, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream.on('data', (bytes) => (this.output += bytes));
    }
    await until(START_WITHIN, 'the server answers', () => this.isHealthy());
  }

  async isHealthy() {
    if (this.process.exitCode !== null) throw new Error(`the server ended at once:\n${this.output}`);
    return fetch(`${this.url}/health`).then((answer) => answer.ok, () => false);
  }

  /** The one-time link that the first start prints. */
  async setupLink() {
    const printed = () => this.output.match(/https?:\/\/\S+\/setup\S*/)?.[0];
    await until(5_000, 'the link for the first account is printed', () => printed() !== undefined);
    const link = new URL(printed());
    return `${this.url}${link.pathname}${link.search}`;
  }

  /** What a power cut does. */
  async kill() {
    const ended = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await ended;
  }

  async stop() {
    const ended = once(this.process, 'exit');
    this.process.kill('SIGTERM');
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The output of another command of the program, on the same data. */
  async command(...options) {
    const { stdout } = await promisify(execFile)(program, options, { maxBuffer: 64 << 20 });
    return stdout;
  }
}

/** Asks until the answer is yes; the bound only says when to give up. */
export async function until(milliseconds, what, isTrue) {
  const end = Date.now() + milliseconds;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`gave up waiting until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
