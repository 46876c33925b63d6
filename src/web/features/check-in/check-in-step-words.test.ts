import { expect, test } from 'vitest'
import { doneWords, namesOf } from './check-in-step-words.ts'

test.each([
  [['key'], 'the key'],
  [['partner', 'key'], 'your partner and the key'],
  [['identity', 'partner', 'key'], 'your ID, your partner and the key'],
] as const)('the missing steps %j read %j', (steps, words) => expect(namesOf(steps)).toBe(words))

test('only completed check-in steps are shown as done', () => {
  const steps = [
    { step: 'photo', state: 'done' },
    { step: 'identity', state: 'done' },
    { step: 'partner', state: 'now' },
  ] as const
  expect(doneWords(steps)).toBe('Photo added, ID added')
  expect(doneWords(steps.slice(2))).toBe('')
})
