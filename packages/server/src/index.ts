export { type App, type AppOptions, createApp } from './app.ts';
export { type Configuration, ConfigurationError, type LogLevel, readConfiguration } from './configuration.ts';
export { exportFolder } from './content/export-folder.ts';
export { seedDemo } from './content/seed-demo.ts';
export { publishVersion } from './content/versions.ts';
export { StartError } from './errors.ts';
export { checkDataDir, checkPort, checkStart, type DataLock, lockDataDir } from './start/checks.ts';
export { closeOnSignals } from './start/signals.ts';
export { type RunningServer, type StartOptions, startServer } from './start/start-server.ts';
