import type { EventOnPage } from '#web/lib/analytics/sink.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { deliverTo } from '#web/lib/track.ts'
import { sendQuestion } from './send-question.ts'
import { sendToChat } from './chat-store.ts'

vi.mock('#web/lib/consent.ts', () => ({ currentConsent: () => 'given' }))

beforeAll(() => void vi.stubGlobal('location', { pathname: '/team' }))
afterAll(() => void vi.unstubAllGlobals())

test('a picked question is counted once, and a second press while waiting is not counted', () => {
  const counted: EventOnPage[] = []
  deliverTo([(event) => counted.push(event)])
  sendQuestion('time-slots', 'which-slots')
  expect(counted).toEqual([])
  sendToChat({ type: 'category-picked', topic: 'time-slots' })
  sendToChat({ type: 'delay-passed' })
  sendQuestion('time-slots', 'which-slots')
  sendQuestion('time-slots', 'which-slots')
  sendQuestion('time-slots', 'overnight')
  expect(counted).toEqual([{ name: 'chat_bot', page: '/team', category: 'time-slots', question: 'which-slots' }])
  sendToChat({ type: 'delay-passed' })
  sendQuestion('time-slots', 'which-slots')
  expect(counted).toHaveLength(2)
})
