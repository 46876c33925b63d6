import { expect, test } from 'vitest'
import { filesToKeep, KEEP_DESK } from './keep-desk.ts'

test.each([
  [
    'takes built files',
    { what: KEEP_DESK, files: ['/assets/a-1.js', '/fonts/b.woff2'] },
    ['/assets/a-1.js', '/fonts/b.woff2'],
  ],
  [
    'leaves out all else',
    { what: KEEP_DESK, files: ['/api/desk/day', '//evil.example/assets/a.js', '/assets/../api', 7] },
    [],
  ],
  ['takes a message without files', { what: KEEP_DESK }, []],
  ['refuses another message', { what: 'other', files: ['/assets/a-1.js'] }, undefined],
  ['refuses a text', 'keep-desk', undefined],
])('the worker %s', (_title, message, files) => expect(filesToKeep(message)).toEqual(files))
