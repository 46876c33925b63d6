/** Changes several rules and reads every text again, to find sentences in which the old number was typed (issue 32). */
import { expect, test, vi } from 'vitest'

vi.mock(import('#domain/bookings/change-window.ts'), async (original) => ({
  ...(await original()),
  CHANGE_WINDOW_HOURS: 25 as 24,
}))
vi.mock(import('#domain/desk/visit.ts'), async (original) => ({ ...(await original()), OBJECTION_HOURS: 26 as 24 }))
vi.mock(import('#domain/relocations/turned-away.ts'), async (original) => ({
  ...(await original()),
  RECEPTION_HOURS: 27 as 24,
}))
vi.mock(import('#domain/welcome/welcome-answer.ts'), async (original) => ({
  ...(await original()),
  WELCOME_CHANGE_HOURS: 28 as 24,
}))

/**
 * Rules that this test does not change: hours set by law and by the tax portal, unpaid holds, passkeys, Form III and
 * the end of a walk-in.
 */
const OTHER_RULES =
  /magistrate within 24|[Tt]he portal (?:cancels for|within) 24|24 घंटे के अंदर मजिस्ट्रेट|without paying in the last 24|make a new one 24|after the arrival|at most 24 hours from now|पासकी 24 घंटे/

const sentencesIn = (texts: unknown): string[] => {
  if (typeof texts === 'string') return [texts]
  if (typeof texts !== 'object' || texts === null) return []
  return Object.values(texts).flatMap(sentencesIn)
}

async function everySentence(): Promise<string[]> {
  const texts = await Promise.all([
    import('./cancellations-refunds.ts'),
    import('./complaints.ts'),
    import('./partner-with-us.ts'),
    import('./privacy-policy.ts'),
    import('./safety-law.ts'),
    import('./share-and-win.ts'),
    import('./superfast-checkin.ts'),
    import('./terms-conditions.ts'),
    import('#web/features/chatbot/topics.ts'),
    import('#contract/errors.ts'),
    import('#contract/calls.ts'),
    import('../desk/desk.ts'),
    import('../../hi/desk/desk.ts'),
    import('../../hi/desk/refusals.ts'),
    import('../../hi/pages/cancellations-refunds.ts'),
    import('../../hi/pages/partner-with-us.ts'),
    import('../../hi/pages/privacy-policy.ts'),
    import('../../hi/pages/safety-law.ts'),
    import('../../hi/pages/terms-conditions.ts'),
    import('../../hi/rules.ts'),
  ])
  return texts.flatMap((text) => sentencesIn({ ...text }))
}

test('no sentence states a changed rule’s old number', async () => {
  const sentences = await everySentence()
  expect(sentences.length).toBeGreaterThan(2000)
  const old = sentences.filter((sentence) => /\b24 (hours|घंटे)|\b24-hour/.test(sentence) && !OTHER_RULES.test(sentence))
  expect(old).toEqual([])
})

test.each([
  [25, 'cancel', 8],
  [26, 'object', 2],
  [27, 'manager', 2],
  [28, 'change it', 2],
])('the texts state %i hours in sentences with the word “%s”', async (hours, word, least) => {
  const stating = (await everySentence()).filter((sentence) => sentence.includes(`${hours} hours`))
  expect(stating.filter((sentence) => sentence.includes(word)).length).toBeGreaterThanOrEqual(least)
})
