import { z } from 'zod';

/** What the page can read without a decoder in WebAssembly, which its security policy keeps out. */
const READABLE_EXTENSIONS: ReadonlySet<string> = new Set([
  'EXT_mesh_gpu_instancing',
  'EXT_meshopt_compression',
  'EXT_texture_webp',
  'KHR_materials_clearcoat',
  'KHR_materials_emissive_strength',
  'KHR_materials_ior',
  'KHR_materials_sheen',
  'KHR_materials_specular',
  'KHR_materials_transmission',
  'KHR_materials_unlit',
  'KHR_mesh_quantization',
  'KHR_texture_transform',
]);
const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;

const named = z.object({ name: z.string().optional() });
const source = z.object({ uri: z.string().optional() });
/** Of the JSON of a glTF, what is looked at here. */
const description = z.object({
  asset: z.object({ version: z.string() }),
  nodes: z.array(named.extend({ mesh: z.int().optional() })).default([]),
  meshes: z
    .array(z.object({ primitives: z.array(z.object({ attributes: z.record(z.string(), z.int()) })) }))
    .default([]),
  accessors: z.array(z.object({ count: z.int(), max: z.array(z.number()).optional() })).default([]),
  buffers: z.array(source).default([]),
  images: z.array(source).default([]),
  extensionsRequired: z.array(z.string()).default([]),
});

export type GlbDescription = z.infer<typeof description>;

/** What a binary glTF says of itself, or what keeps pages from reading it. */
export type GlbFile =
  | { readonly kind: 'glb'; readonly description: GlbDescription }
  | { readonly kind: 'refused'; readonly message: string; readonly expected: string };

/** Reads the head of a binary glTF 2.0; its meshes are not decoded. */
export function readGlb(bytes: Buffer): GlbFile {
  if (bytes.length < HEADER_BYTES + CHUNK_HEADER_BYTES || bytes.readUInt32LE(0) !== MAGIC)
    return refused('The file is no binary glTF.', 'A file of glTF 2.0 that ends in .glb.');
  if (bytes.readUInt32LE(4) !== 2) return refused('The file is not of glTF 2.0.', 'Save it as glTF 2.0.');
  if (bytes.readUInt32LE(8) !== bytes.length) return refused('The file breaks off.', 'Save it again.');
  const length = bytes.readUInt32LE(HEADER_BYTES);
  const start = HEADER_BYTES + CHUNK_HEADER_BYTES;
  if (bytes.readUInt32LE(HEADER_BYTES + 4) !== JSON_CHUNK || start + length > bytes.length)
    return refused('The file has no description at its beginning.', 'Save it again.');
  const found = description.safeParse(parsed(bytes.toString('utf8', start, start + length)));
  if (!found.success) return refused('The description in the file cannot be read.', 'Save it again.');
  return withinFile(found.data) ?? { kind: 'glb', description: found.data };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whatever is fetched from elsewhere, or cannot be decoded, is told. */
function withinFile({ buffers, images, extensionsRequired }: GlbDescription): GlbFile | null {
  const other = [...buffers, ...images].find(({ uri }) => uri !== undefined);
  if (other) {
    return refused(
      'A part of the model lies in another file.',
      'Save meshes and textures in the file itself.',
    );
  }
  const unread = extensionsRequired.filter((name) => !READABLE_EXTENSIONS.has(name));
  if (unread.length === 0) return null;
  const readable = 'Compress meshes with meshopt and textures as WebP, PNG or JPEG.';
  return refused(`The file needs ${unread.join(', ')}, which pages do not read.`, readable);
}

function refused(message: string, expected: string): GlbFile {
  return { kind: 'refused', message, expected };
}
