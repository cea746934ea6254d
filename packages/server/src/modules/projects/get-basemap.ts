import type { Handler } from '../../operations/request-context.ts';
import { basemapAroundProjects } from './basemap-around-projects.ts';

export const getBasemap: Handler<'getBasemap'> = async ({ context }) => basemapAroundProjects(context);
