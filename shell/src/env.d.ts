declare const __APP_VERSION__: string;
/** True in `npm run dev` alone: what depends on it is not in what is released. */
declare const __IS_DEVELOPMENT__: boolean;
/** In `npm run dev` of a remote: where it is served, as an override, and what its manifest says. */
declare const __DEVELOPMENT_REMOTE__: {
  readonly override: string;
  readonly offer: import('@suite/contracts').RemoteOffer;
} | null;
/** Public key of the discovery document where it was built in; null to take the one in the page. */
declare const __DISCOVERY_KEY__: string | null;
declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}
declare module '*.css';
