import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { buildPeerLibrary } from './peer-library.ts';

/** A server of a framework, ready to be started in its folder; it listens at the port of its environment. */
export interface PeerProject {
  name: string;
  folder: string;
  /** The script that Node runs, in the folder. */
  script: readonly string[];
}

interface PeerRecipe extends Omit<PeerProject, 'folder'> {
  packages: Readonly<Record<string, string>>;
  build: readonly string[];
  files: Readonly<Record<string, string>>;
}

const REACT = { react: '19.3.1', 'react-dom': '19.3.1' };

/** App Router; the server component gives the data to our tree, which browsers would hydrate from what is sent along. */
const NEXT: PeerRecipe = {
  name: 'Next 16.4.6',
  packages: { next: '16.4.6', ...REACT },
  build: ['node_modules/next/dist/bin/next', 'build'],
  script: ['node_modules/next/dist/bin/next', 'start'],
  files: {
    'next.config.mjs': `export default { turbopack: { root: import.meta.dirname } };`,
    'app/Results.jsx': `'use client';
import { PeerPage } from '../library/peer-page.js';
export const Results = ({ data }) => <PeerPage data={data} />;`,
    'app/page.jsx': `import data from '../data.json';
import { Results } from './Results.jsx';
export const dynamic = 'force-dynamic';
export default function Page() { return <Results data={data} />; }`,
    'app/layout.jsx': `export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }`,
  },
};

/** Framework mode with its own server; the loader gives the data. */
const REACT_ROUTER: PeerRecipe = {
  name: 'React Router 8.4.0',
  packages: {
    ...REACT,
    'react-router': '8.4.0',
    '@react-router/dev': '8.4.0',
    '@react-router/node': '8.4.0',
    '@react-router/serve': '8.4.0',
    isbot: '5.2.3',
    vite: '8.3.8',
  },
  build: ['node_modules/@react-router/dev/bin.cjs', 'build'],
  script: ['node_modules/@react-router/serve/bin.cjs', 'build/server/index.js'],
  files: {
    'vite.config.mjs': `import { reactRouter } from '@react-router/dev/vite';
export default { plugins: [reactRouter()] };`,
    'app/routes.js': `import { index } from '@react-router/dev/routes';
export default [index('results.jsx')];`,
    'app/results.jsx': `import { useLoaderData } from 'react-router';
import data from '../data.json';
import { PeerPage } from '../library/peer-page.js';
export const loader = () => data;
export default function Results() { return <PeerPage data={useLoaderData()} />; }`,
    'app/root.jsx': `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
export default function Root() {
  return <html lang="en"><head><Meta /><Links /></head><body><Outlet /><ScrollRestoration /><Scripts /></body></html>;
}`,
  },
};

/** Installs and builds what we are compared with, below a folder: our tree as its page, with this data at hand. */
export async function buildPeers(below: string, data: object): Promise<PeerProject[]> {
  const projects: PeerProject[] = [];
  for (const recipe of [NEXT, REACT_ROUTER]) {
    const folder = resolve(below, recipe.name.split(' ').slice(0, -1).join('-').toLowerCase());
    await buildPeerLibrary(join(folder, 'library'));
    for (const [file, text] of Object.entries(recipe.files)) write(folder, file, text);
    write(folder, 'data.json', JSON.stringify(data));
    install(folder, recipe.packages);
    run(folder, process.execPath, recipe.build);
    projects.push({ name: recipe.name, folder, script: recipe.script });
  }
  return projects;
}

function install(folder: string, dependencies: PeerRecipe['packages']): void {
  const manifest = JSON.stringify({ name: 'peer', private: true, type: 'module', dependencies }, null, 2);
  const file = join(folder, 'package.json');
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === manifest;
  if (isSame && existsSync(join(folder, 'node_modules'))) return;
  write(folder, 'package.json', manifest);
  run(folder, 'npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund']);
}

function write(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function run(cwd: string, command: string, parameters: readonly string[]): void {
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const { status, stdout, stderr } = spawnSync(command, parameters, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')} failed in ${cwd}\n${stdout}\n${stderr}`);
}
