import { satisfy as satisfyBySemver } from '@module-federation/runtime-core';
import { expect, it } from 'vitest';
import { satisfy } from './version-ranges.ts';

const VERSIONS = ['0.0.0', '0.3.1', '1.0.0', '1.2.3', '1.10.0', '2.0.0', '19.3.1'];

it("says of versions and ranges that the builds write what the runtime's own ranges say", () => {
  const ranges = VERSIONS.flatMap((version) => [`^${version}`, `<=${version}`]);
  for (const version of VERSIONS) {
    for (const range of ranges) {
      // Below 0.1.0 nothing is released.
      if (range === '^0.0.0') continue;
      expect([version, range, satisfy(version, range)]).toEqual([
        version,
        range,
        satisfyBySemver(version, range),
      ]);
    }
  }
});
