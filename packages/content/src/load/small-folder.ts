/** A project of one building with two homes, for tests to change. */
export function smallFolder(changes: Readonly<Record<string, string | Buffer>> = {}): Map<string, Buffer> {
  const files = {
    'project.yaml': `organisation: { name: Gradnja }
title: Dvorište
location: { longitude: 20.46, latitude: 44.81, place: { en: Belgrade, sr: Beograd } }
types:
  - { key: studio, title: Studio }
views:
  - { id: site, title: { en: Site, sr: Parcela }, image: site.svg }
buildings:
  - name: A
    title: Kuća
    floors: 4
    views:
      - { id: front, title: { en: Front, sr: Napred }, image: front.svg }
`,
    'units.csv': 'Broj,Zgrada,Sprat,Tip,Površina\n1,A,1,studio,30.5\n2,A,1,studio,31.5\n',
    'site.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"/>',
    'front.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"/>',
    ...changes,
  };
  return new Map(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)]));
}
