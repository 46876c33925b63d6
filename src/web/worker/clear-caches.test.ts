import { expect, test } from 'vitest'
import { outdatedCaches } from './clear-caches.ts'

test.each([
  { names: ['uncle-assets-b'], gone: [] },
  { names: ['uncle-assets-a', 'uncle-pages-a', 'uncle-assets-b'], gone: ['uncle-pages-a'] },
  {
    names: ['uncle-assets-0', 'uncle-assets-a', 'uncle-pages-a', 'uncle-assets-b', 'uncle-pages-b'],
    gone: ['uncle-pages-a', 'uncle-assets-0'],
  },
  { names: ['somebody-elses', 'uncle-pages-b'], gone: [] },
])('when build b takes over the caches $names, it deletes $gone', ({ names, gone }) =>
  expect(outdatedCaches(names, 'b')).toEqual(gone),
)
