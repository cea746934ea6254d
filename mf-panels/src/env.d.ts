declare module '*.module.css' {
  const classNames: Record<string, string>;
  export default classNames;
}

declare const __APP_VERSION__: string;
