import { describe, expect, it } from 'vitest';
import { projectSchemaText } from './project-schema.ts';

interface Schema {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** Names of all properties that nobody described, at any depth. */
function undescribed({ properties = {}, items, anyOf = [], oneOf = [] }: Schema, path: string): string[] {
  const below = [...(items ? [items] : []), ...anyOf, ...oneOf].flatMap((one) => undescribed(one, path));
  const own = Object.entries(properties).flatMap(([name, one]) => {
    const place = `${path}.${name}`;
    return [...(one.description ? [] : [place]), ...undescribed(one, place)];
  });
  return [...own, ...below];
}

describe('the schema of project.yaml', () => {
  it('is the one that editors are given; `vitest -u` writes it anew', async () => {
    await expect(projectSchemaText()).toMatchFileSnapshot('../../project.schema.json');
  });

  it('says of every field what it means', () => {
    const schema: Schema = JSON.parse(projectSchemaText());
    expect(Object.keys(schema.properties ?? {})).toContain('buildings');
    expect(undescribed(schema, '')).toEqual([]);
  });
});
