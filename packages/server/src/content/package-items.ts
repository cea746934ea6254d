import type { Content } from '@suite/content';
import { createUniqueKeys } from './unique-keys.ts';

type PackageEntry = Content['project']['packages'][number];

export interface KeyedItem {
  readonly key: string;
  readonly item: PackageEntry['items'][number];
  readonly package: string;
  readonly position: number;
}

/** Items of all packages, with keys of what they are called. */
export function packageItems({ project }: Content): KeyedItem[] {
  const unique = createUniqueKeys();
  return project.packages.flatMap(({ id, items }) =>
    items.map((item, position) => ({ key: unique(`${id}/${item.title.en}`), item, package: id, position })),
  );
}
