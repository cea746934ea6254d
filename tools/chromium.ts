import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Nothing here calls home: a browser under test speaks to the server under test and to nobody else. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  // As a Chromium with windows draws text.
  '--font-render-hinting=none',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Code that runs once is not worth optimising, nor a process ahead for a site that no page leads to.
  '--js-flags=--no-opt --no-maglev',
  '--disable-features=IsolateOrigins,site-per-process,SpareRendererForSitePerProcess',
];

/** The shell without windows takes a quarter less processor time. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium: `CHROMIUM`, else the system's, else Playwright's own, which may not be there yet. */
export function chromiumPath(): string {
  const named = process.env.CHROMIUM;
  if (named) return named;
  return SYSTEM_PATHS.find((file) => existsSync(file)) ?? chromium.executablePath();
}

/** Installs a Chromium where there is none: Debian's shell without windows as root on Debian, else Playwright's. */
export function provideChromium(): string {
  if (existsSync(chromiumPath())) return chromiumPath();
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const install = isDebianRoot
    ? `apt-get update -qq && export DEBIAN_FRONTEND=noninteractive
       install='apt-get install -y -qq --no-install-recommends'
       $install chromium-headless-shell || $install chromium`
    : 'pnpm exec playwright install chromium';
  console.error('Installing Chromium for the browser tests');
  execFileSync('sh', ['-c', install], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (!existsSync(chromiumPath())) {
    throw new Error('There is no Chromium. Install one, or name it in the environment variable CHROMIUM.');
  }
  return chromiumPath();
}
