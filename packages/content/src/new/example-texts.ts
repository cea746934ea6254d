/** The folder's `project.yaml`: what is needed, and by comments what there is besides. */
export const EXAMPLE_PROJECT = `# yaml-language-server: $schema=./project.schema.json
# Editors that know YAML complete and check this file by project.schema.json.
# Texts are in both languages, { en: …, sr: … }, or one for both.

organisation:
  name: My organisation
  # website: https://example.com
  # logo: pictures/organisation.svg
  # telephone: +381 11 555 0123
  # email: sales@example.com

title: { en: My project, sr: Moj projekat }
description:
  en: A house with six homes.
  sr: Kuća sa šest stanova.
# logo: pictures/logo.svg
# enquiryEmail: sales@example.com

# The pin on the map, in degrees.
location:
  longitude: 20.4612
  latitude: 44.8125
  place: { en: Belgrade, sr: Beograd }

# The language that visitors begin in: english or serbianLatin.
settings:
  defaultLanguage: english

# Pictures of the whole site. shapes: SVG, GeoJSON, LabelMe or web annotations drawn over the picture;
# the id, label or title of a shape is the name of a building, or the number of a home.
views:
  - id: site
    title: { en: Site, sr: Parcela }
    image: pictures/site.jpg
    shapes: shapes/site.svg

# Building names stand in units.csv too. floors counts the ground storey.
buildings:
  - name: A
    title: { en: Building A, sr: Zgrada A }
    floors: 2
    views:
      - id: a-front
        title: { en: Street side, sr: Strana prema ulici }
        image: pictures/a-front.jpg
        shapes: shapes/a-front.svg

# The picture on the project's card, beside the map.
extraImages:
  - id: house
    kind: hero
    title: { en: The house from the street, sr: Kuća sa ulice }
    image: pictures/a-front.jpg
`;

/** A price list. Floor 1 is the ground storey; an empty price shows “Ask for price”. */
export const EXAMPLE_UNITS = `number,building,floor,type,net area,terrace,price,status,orientation
101,A,1,studio,32.4,6.5,96500,available,S
102,A,1,one_bedroom,48.1,8.2,141000,reserved,S
103,A,1,two_bedroom,71.5,14.0,,available,SW
201,A,2,studio,32.4,6.5,99500,sold,S
202,A,2,one_bedroom,48.1,8.2,145500,available,S
203,A,2,two_bedroom,71.5,14.0,216000,available,SW
`;
