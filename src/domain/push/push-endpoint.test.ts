import { expect, test } from 'vitest'
import { isPushEndpoint, KNOWN_PUSH_SERVICES } from './push-endpoint.ts'

const SERVICES = KNOWN_PUSH_SERVICES.split(',')

test.each([
  ['https://fcm.googleapis.com/fcm/send/dGVzdA:APA91b-x_y', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/gAAAA', true],
  ['https://web.push.apple.com/QAbc', true],
  ['https://a.b.push.apple.com/QAbc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=BQYA%2b', true],
  ['http://fcm.googleapis.com/fcm/send/x', false],
  ['https://push.apple.com/QAbc', false],
  ['https://evilpush.apple.com/QAbc', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://fcm.googleapis.com./x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://fcm.googleapis.com@127.0.0.1/x', false],
  ['https://127.0.0.1/x', false],
  ['https://[::1]/x', false],
  ['https://localhost/x', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://fcm.googleapis.com/a/../b', false],
  ['https://fcm.googleapis.com\\@localhost/x', false],
  ['https://fcm.googleapis.com/x#y', false],
  ['https://fcm.googleapis.com/', false],
  ['https://FCM.googleapis.com/x', false],
  ['https://fcm.googleapis.com/x y', false],
  ['', false],
])('%s is the address of a push service: %s', (endpoint, expected) =>
  expect(isPushEndpoint(endpoint, SERVICES)).toBe(expected),
)

test.each([
  [1000, true],
  [1001, false],
])('an address of %i characters is the address of a push service: %s', (length, expected) =>
  expect(isPushEndpoint('https://fcm.googleapis.com/'.padEnd(length, 'a'), SERVICES)).toBe(expected),
)
