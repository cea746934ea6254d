const VIEW = 'view';
/** In the place of an id of a picture: the live model of the place. */
export const MODEL_VIEW = '3d';
const TERRACE = 'terrace';
const ON = '1';

const partsOf = (search: string) => search.replace(/^\?/, '').split('&').filter(Boolean);

/** Whether a query asks for the model. */
export function hasModelView(search: URLSearchParams): boolean {
  return search.getAll(VIEW).includes(MODEL_VIEW);
}

function withPart(search: string, part: string, isWanted: boolean): string {
  const others = partsOf(search).filter((one) => one !== part);
  return [...others, ...(isWanted ? [part] : [])].join('&');
}

/** The query with the model, or without it. */
export function withModelView(search: string, isWanted: boolean): string {
  return withPart(search, `${VIEW}=${MODEL_VIEW}`, isWanted);
}

/** Whether the query of a home's page asks for the view from its terrace. */
export function hasTerraceView(search: URLSearchParams): boolean {
  return search.get(TERRACE) === ON;
}

/** The query with the view from the terrace, or without it. */
export function withTerraceView(search: string, isWanted: boolean): string {
  return withPart(search, `${TERRACE}=${ON}`, isWanted);
}
