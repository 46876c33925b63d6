import { expect, test } from 'vitest'
import { signsOfDoubt, type DisputeFacts } from './signs-of-doubt.ts'

const calm: DisputeFacts = {
  isScanned: false,
  isGreeted: false,
  hasStayed: true,
  sharesBrowser: false,
  casesToday: 2,
  hasRoomFree: false,
}

test.each<[Partial<DisputeFacts>, string[]]>([
  [{}, []],
  [{ isScanned: true }, ['scanned']],
  [{ isGreeted: true }, ['greeted']],
  [{ hasRoomFree: true }, ['room_free']],
  [{ hasStayed: false }, ['new_account']],
  [{ sharesBrowser: true }, ['shared_browser']],
  [{ casesToday: 3 }, ['several_today']],
  [
    { isScanned: true, isGreeted: true, hasStayed: false, sharesBrowser: true, casesToday: 9, hasRoomFree: true },
    ['scanned', 'greeted', 'shared_browser', 'several_today', 'room_free', 'new_account'],
  ],
])('a dispute with %j shows the signs %j', (more, signs) => expect(signsOfDoubt({ ...calm, ...more })).toEqual(signs))
