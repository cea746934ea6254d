/** The package has no types; gltf-transform takes its modules as they are. */
declare module 'draco3dgltf' {
  const modules: {
    createDecoderModule: () => Promise<unknown>;
    createEncoderModule: () => Promise<unknown>;
  };
  export default modules;
}
