import { expect, test } from 'vitest'
import { isTypable } from './typed-text.ts'

test.each([
  ['plain words', 'A quiet room, please'],
  ['several lines and tabs', 'one\r\ntwo\tthree'],
  ['Hindi with joiners', 'क्‍ष श्रीमती'],
  ['a family of emoji', '👨‍👩‍👧'],
  ['nothing', ''],
])('typed text accepts %s', (_what, text) => expect(isTypable(text)).toBe(true))

test.each([
  ['NUL', 'a\u0000b'],
  ['a bell', 'a\u0007b'],
  ['escape', '\u001B[31m'],
  ['delete', 'a\u007Fb'],
  ['half a character', 'a\uD83Db'],
  ['a private character', 'a\uE000b'],
  ['text that turns around', 'invoice\u202Egpj.exe'],
  ['an isolate', 'a\u2066b'],
])('typed text refuses %s', (_what, text) => expect(isTypable(text)).toBe(false))
