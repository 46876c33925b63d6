import { expect, test } from 'vitest'
import { channelOfNews } from './news-channel.ts'

test.each([
  ['sms', false, 'sms'],
  ['sms', true, 'sms'],
  ['whatsapp', false, 'whatsapp'],
  ['whatsapp', true, 'whatsapp'],
  ['none', false, null],
  ['none', true, 'sms'],
] as const)('a guest who chose %s gets news that requires an answer (%s) by %s', (chosen, needsAnswer, channel) =>
  expect(channelOfNews(chosen, needsAnswer)).toBe(channel),
)
