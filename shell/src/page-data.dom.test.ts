import { expect, test } from 'vitest';
import { pageData } from './page-data.ts';

test.each([
  ['whole', '<script type="application/json" id="shapes">[{"id":1}]</script>', [{ id: 1 }]],
  ['cut off', '<script type="application/json" id="shapes">[{"id":1},{"i</script>', null],
  ['empty', '<script type="application/json" id="shapes"></script>', null],
  ['not there', '', null],
])('data of a page that is %s', (_, html, expected) => {
  document.body.innerHTML = html;
  expect(pageData('shapes')).toEqual(expected);
});
