import { expect, test } from 'vitest'
import { isAppleDevice } from './apple-device.ts'

test.each([
  ['Mozilla/5.0 (Linux; Android 13; SM-A136B) Chrome/141.0 Mobile', 5, false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari', 0, false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0', 10, false],
])('the device %s with %d touch points is recognised as Apple’s or not', (userAgent, maxTouchPoints, isApple) =>
  expect(isAppleDevice({ userAgent, maxTouchPoints })).toBe(isApple),
)
