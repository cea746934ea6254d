// Replaced by the bundlers; written so that it merges with the types of Node where they are loaded.
declare namespace NodeJS {
  interface ProcessEnv {
    NODE_ENV?: string;
  }
  interface Process {
    env: ProcessEnv;
  }
}
declare var process: NodeJS.Process;
