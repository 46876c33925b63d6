import { expect, test } from 'vitest'
import { isOwnPath } from './own-path.ts'

test.each([
  ['/', true],
  ['/my-bookings?tab=past#top', true],
  ['/a//b', true],
  ['/a/../b', true],
  ['/..//elsewhere.example', false],
  ['/.//elsewhere.example', false],
  ['/a/..//elsewhere.example', false],
  ['/%2e%2e//elsewhere.example', false],
  ['/%2E//elsewhere.example', false],
  ['', false],
  ['my-bookings', false],
  ['//elsewhere.example', false],
  ['/\\elsewhere.example', false],
  ['/a\\b', false],
  ['https://elsewhere.example', false],
  ['javascript:alert(1)', false],
  ['/\t/elsewhere.example', false],
  ['/a\nb', false],
])('the text %j counts as a path of our site: %j', (path, isOwn) => {
  expect(isOwnPath(path)).toBe(isOwn)
})
