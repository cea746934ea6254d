/** Alias of the preset for the router's own entry file. */
declare module 'curated-react-router-source' {
  export * from 'react-router';
}
