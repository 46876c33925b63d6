import { expect, test } from 'vitest'
import { thenSteps } from '#words/check-in.ts'
import { doneWords } from './check-in-step-words.ts'

test.each([
  [['key'], 'Then the key'],
  [['partner', 'key'], 'Then your partner and the key'],
  [['identity', 'partner', 'key'], 'Then your ID, your partner and the key'],
] as const)('the missing steps %j read %j', (steps, words) => expect(thenSteps(steps)).toBe(words))

test('only completed check-in steps are shown as done', () => {
  const steps = [
    { step: 'photo', state: 'done' },
    { step: 'identity', state: 'done' },
    { step: 'partner', state: 'now' },
  ] as const
  expect(doneWords(steps)).toBe('Photo added, ID added')
  expect(doneWords(steps.slice(2))).toBe('')
})
