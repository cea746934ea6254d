// The decoder that the package exports, like the one of three, is WebAssembly, for which the page's security policy
// would have to be loosened. The same in plain script is in the package too, but not among its exports. It reads the
// place's model of 2.2 MB in some 80 ms.
import { MeshoptDecoder as decoder } from '../../node_modules/meshoptimizer/meshopt_decoder_reference.js';

/** What `GLTFLoader` asks of a decoder. */
export const MeshoptDecoder = decoder;
