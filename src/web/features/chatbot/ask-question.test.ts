import type { ToldEvent } from '#web/lib/analytics/sink.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { deliverTo } from '#web/lib/track.ts'
import { askQuestion } from './ask-question.ts'
import { tell } from './chat-store.ts'

vi.mock('#web/lib/consent.ts', () => ({ currentConsent: () => 'given' }))

beforeAll(() => void vi.stubGlobal('location', { pathname: '/team' }))
afterAll(() => void vi.unstubAllGlobals())

test('a picked question is counted once, and a second press while waiting is not counted', () => {
  const counted: ToldEvent[] = []
  deliverTo([(event) => counted.push(event)])
  askQuestion('time-slots', 'which-slots')
  expect(counted).toEqual([])
  tell({ type: 'category-picked', topic: 'time-slots' })
  tell({ type: 'delay-passed' })
  askQuestion('time-slots', 'which-slots')
  askQuestion('time-slots', 'which-slots')
  askQuestion('time-slots', 'overnight')
  expect(counted).toEqual([{ name: 'chat_bot', page: '/team', category: 'time-slots', question: 'which-slots' }])
  tell({ type: 'delay-passed' })
  askQuestion('time-slots', 'which-slots')
  expect(counted).toHaveLength(2)
})
