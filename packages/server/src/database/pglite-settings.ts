/** The default of 128 MB is memory that a catalogue never uses. Read when the folder is first made. */
export const PGLITE_SETTINGS = 'shared_buffers = 16MB';
