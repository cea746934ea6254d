/** What the server put into the page under this id, as JSON; null without it, and where the page was cut off on its way. */
export function pageData<Data>(id: string): Data | null {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? 'null') as Data | null;
  } catch {
    return null;
  }
}
