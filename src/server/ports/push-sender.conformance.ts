import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#domain/languages.ts'
import { PUSH_TEXTS } from '#domain/push/push-text.ts'
import { WORDS } from '../../words/languages.ts'
import type { PushSender } from './message-sender.ts'
import { PushRefusal, type PushAddress, type PushMessage } from './push-message.ts'

export type PushUnderTest = {
  sender: PushSender
  /** what phones received, oldest first */
  delivered: () => Promise<{ endpoint: string; body: string }[]>
  phone: (name: string) => PushAddress
  close: () => Promise<void>
}

const TEXTS = LANGUAGES.flatMap((language) => PUSH_TEXTS.map((template) => [template, language] as const))

/**
 * Tests the contract of the port: accepted notifications arrive unchanged, and a refusal says how to proceed and
 * contains no endpoint.
 */
export function describePushSender(name: string, open: () => Promise<PushUnderTest>): void {
  describe(`${name} as a sender of notifications`, () => {
    let under: PushUnderTest
    beforeAll(async () => {
      under = await open()
    })
    afterAll(() => under.close())
    const message = (phone: string, body = '{}'): PushMessage => ({
      ...under.phone(phone),
      channel: 'push',
      template: 'new_booking',
      body,
      seconds: 60,
    })
    const refusalOf = (sent: PushMessage) =>
      under.sender.send(sent).then(
        () => undefined,
        (error: unknown) => error,
      )

    it.each(TEXTS)('the sender delivers %s in %s once, as it was written', async (template, language) => {
      const body = JSON.stringify({ title: WORDS[language].push.TEXTS[template] })
      const before = (await under.delivered()).length
      const sent = message('one', body)
      await under.sender.send({ ...sent, template })
      expect((await under.delivered()).slice(before)).toEqual([{ endpoint: sent.endpoint, body }])
    })

    it.each([
      ['404-gone', true, 0],
      ['410-gone', true, 0],
      ['413-too-large', false, 0],
      ['429-busy', false, 120],
      ['500-broken', false, 0],
      ['hangs', false, 0],
    ])(
      'the sender rejects a notification to the phone %s: gone is %s, the wait is %i s',
      async (phone, isGone, wait) => {
        const sent = message(phone)
        const before = (await under.delivered()).length
        const error = await refusalOf(sent)
        expect(error).toBeInstanceOf(PushRefusal)
        expect(error).toMatchObject({ isGone, retryAfterSeconds: wait })
        // The reason is stored and logged, so it must not contain the endpoint, which is a secret.
        for (const secret of [phone, sent.p256dh, sent.auth]) expect(String(error)).not.toContain(secret)
        expect(await under.delivered()).toHaveLength(before)
      },
    )
  })
}
