import type { Vector } from './plane.ts';

/** Triangles of one material. */
export class Mesh {
  readonly positions: number[] = [];
  readonly indices: number[] = [];
  /** Three a corner, linear. */
  readonly colours: number[] = [];
  /** Two a corner: where it lies in the picture of the ground. */
  readonly uvs: number[] = [];
  /** Of the corners that are added next. */
  colour: Vector = [1, 1, 1];

  /** Gives the number of the corner. */
  corner([x, y, z]: Readonly<Vector>, u = 0, v = 0): number {
    this.positions.push(x, y, z);
    this.colours.push(...this.colour);
    this.uvs.push(u, v);
    return this.positions.length / 3 - 1;
  }

  triangle(a: Vector, b: Vector, c: Vector): void {
    const [i, j, k] = [this.corner(a), this.corner(b), this.corner(c)];
    this.indices.push(i, j, k);
  }

  quad(a: Vector, b: Vector, c: Vector, d: Vector): void {
    const [i, j, k, l] = [this.corner(a), this.corner(b), this.corner(c), this.corner(d)];
    this.indices.push(i, j, k, i, k, l);
  }

  get triangles(): number {
    return this.indices.length / 3;
  }
}

/** What stands together, such as a building: a mesh for each material, in the order of their first use. */
export class MeshGroup {
  readonly name: string;
  readonly meshes = new Map<string, Mesh>();

  constructor(name: string) {
    this.name = name;
  }

  of(material: string): Mesh {
    const known = this.meshes.get(material);
    if (known) return known;
    const made = new Mesh();
    this.meshes.set(material, made);
    return made;
  }

  /** The mesh of a material, with the colour that its next corners have. */
  coloured(material: string, colour: Vector): Mesh {
    const mesh = this.of(material);
    mesh.colour = colour;
    return mesh;
  }

  get triangles(): number {
    return [...this.meshes.values()].reduce((sum, mesh) => sum + mesh.triangles, 0);
  }
}
