import { projectFile } from '../format/project-file.ts';
import type { Content } from '../load/load-content.ts';

/** What a project is that has nothing but these. */
export interface ProjectBasics {
  readonly id: string;
  readonly title: string;
  readonly organization: string;
  readonly place: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** A project without pictures, buildings and homes, with the settings and colours that a folder has which names none. */
export function emptyProject(basics: ProjectBasics): Content {
  const { id, title, organization, place, longitude, latitude } = basics;
  const both = (text: string) => ({ en: text, sr: text });
  const project = projectFile.omit({ views: true }).parse({
    id,
    title,
    organisation: { name: organization },
    location: { longitude, latitude, place: both(place) },
    buildings: [],
  });
  return {
    project: { ...project, types: [], views: [] },
    units: [],
    light: [],
    polygons: new Map(),
    rooms: new Map(),
    unitPlans: new Map(),
    sizes: new Map(),
    model: null,
  };
}
