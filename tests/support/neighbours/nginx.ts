import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tools/testing/free-port.ts';

/** The program that Debian's package brings. */
export const NGINX = '/usr/sbin/nginx';
const OPENSSL = '/usr/bin/openssl';
const DEBIAN_SITE = '/etc/nginx/sites-available/default';
const READY_TRIES = 200;
const READY_PAUSE_MS = 25;

/** nginx as deploy/nginx.conf sets it up, in front of processes of this test. */
export interface Nginx {
  plainPort: number;
  securePort: number;
  /** The product behind it without encryption, for senders that know no TLS. */
  origin: string;
  /** Path of the configuration file. */
  configuration: string;
  stop(): Promise<void>;
}

/** Whether this machine has what `startNginx` needs. */
export const isNginxInstalled = (): boolean => existsSync(NGINX) && existsSync(OPENSSL);

/**
 * Starts nginx with our configuration and a certificate for www.example.ch.
 *
 * @param productPorts ports of the product's processes
 * @param change what the test wants otherwise in the configuration
 */
export async function startNginx(
  productPorts: readonly number[],
  change: (configuration: string) => string = (configuration) => configuration,
): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'lares-nginx-'));
  mkdirSync(join(folder, 't'));
  makeCertificate(folder);
  const [plainPort, securePort, openPort] = [await freePort(), await freePort(), await freePort()];
  const configuration = join(folder, 'nginx.conf');
  const ours = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/^(\s*server )127\.0\.0\.1:3000(.*)$/m, (_, before, after) =>
      productPorts.map((port) => `${before}127.0.0.1:${port}${after}`).join('\n'),
    )
    .replaceAll(/^.*listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${securePort} `)
    // The server that leads to the product is the last one.
    .replace(/(server_name www\.example\.ch;)(?![\s\S]*server_name)/, `$1\n    listen 127.0.0.1:${openPort};`)
    .replaceAll('/etc/nginx/tls', folder);
  const stored = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/t;`);
  const around = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; user root; events { worker_connections 4096; }`;
  writeFileSync(
    configuration,
    `${around}\nhttp { access_log off; ${stored.join(' ')} ${change(ours)} ${debianSite(plainPort)} }`,
  );
  const proxy = spawn(NGINX, ['-c', configuration], { stdio: 'ignore' });
  for (let tries = 0; tries < READY_TRIES && !(await isTaken(securePort)); tries += 1) await sleep(READY_PAUSE_MS);
  return {
    ...{ plainPort, securePort, configuration, origin: `http://127.0.0.1:${openPort}` },
    stop: async () => {
      const ended = once(proxy, 'exit');
      proxy.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** The default site of Debian's package, which nginx reads after ours; empty where it was taken away. */
const debianSite = (plainPort: number): string =>
  existsSync(DEBIAN_SITE)
    ? readFileSync(DEBIAN_SITE, 'utf8')
        .replaceAll(/^.*listen \[::\].*\n/gm, '')
        .replace(/^(\s*listen )80 /m, `$1127.0.0.1:${plainPort} `)
    : '';

function makeCertificate(folder: string): void {
  const names = ['-subj', '/CN=www.example.ch', '-addext', 'subjectAltName=DNS:www.example.ch'];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  spawnSync(OPENSSL, ['req', '-x509', ...curve, ...names, ...files]);
}

/** Whether a program of this machine takes connections at a port. */
const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('connect', () => socket.destroy()).on('error', () => resolve(false));
  });
