import type { PanelName, RemoteName } from './remotes.ts';

/** Events of the bus: `owner:noun-participle` and what it carries. The owner is the only one to send it. */
export interface EventPayloads {
  'shell:remote-loaded': { remote: RemoteName; version: string; durationMs: number };
  'shell:remote-failed': { remote: RemoteName; version: string; reason: string };
  'shell:locale-changed': { locale: string };
  'shell:panel-opened': { panel: PanelName };
  'session:profile-failed': { status: number };
  /** The session ended elsewhere: at the server, or by somebody else's login in another tab. */
  'session:lost': Record<never, never>;
  'mf-map:project-chosen': { projectId: number };
  'mf-map:masterplan-shown': { masterplanId: number };
  'mf-map:filter-changed': { matched: number; total: number };
  'mf-building:building-shown': { buildingId: number };
  'mf-building:filter-changed': { matched: number; total: number };
  'mf-apartment:apartment-shown': { apartmentId: number };
}
export type EventName = keyof EventPayloads;
