import { expect, test } from 'vitest'
import { filesToCache, CACHE_DESK } from './cache-desk.ts'

test.each([
  [
    'accepts built files',
    { what: CACHE_DESK, files: ['/assets/a-1.js', '/fonts/b.woff2'] },
    ['/assets/a-1.js', '/fonts/b.woff2'],
  ],
  [
    'drops every other path',
    { what: CACHE_DESK, files: ['/api/desk/day', '//evil.example/assets/a.js', '/assets/../api', 7] },
    [],
  ],
  ['accepts a message that lists no files', { what: CACHE_DESK }, []],
  ['rejects a message of another kind', { what: 'other', files: ['/assets/a-1.js'] }, undefined],
  ['rejects a message that is a plain string', 'keep-desk', undefined],
])('the service worker checks the message to cache the desk: it %s', (_title, message, files) =>
  expect(filesToCache(message)).toEqual(files),
)
