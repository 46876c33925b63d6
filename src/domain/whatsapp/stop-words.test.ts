import { expect, test } from 'vitest'
import { asksToStop } from './stop-words.ts'

test.each([
  ['STOP', true],
  [' stop. ', true],
  ['Stop!', true],
  ['बंद करें।', true],
  ['நிறுத்து', true],
  ['please do not stop', false],
  ['bus stop', false],
  ['', false],
])('the message %j asks us to stop: %s', (text, asks) => expect(asksToStop(text)).toBe(asks))
