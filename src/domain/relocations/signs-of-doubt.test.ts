import { expect, test } from 'vitest'
import { signsOfDoubt, type DisputeFacts } from './signs-of-doubt.ts'

const calm: DisputeFacts = { isGreeted: false, hasStayed: true, sharesBrowser: false, casesToday: 2 }

test.each<[Partial<DisputeFacts>, string[]]>([
  [{}, []],
  [{ isGreeted: true }, ['greeted']],
  [{ hasStayed: false }, ['new_account']],
  [{ sharesBrowser: true }, ['shared_browser']],
  [{ casesToday: 3 }, ['several_today']],
  [{ isGreeted: true, hasStayed: false, casesToday: 9 }, ['greeted', 'new_account', 'several_today']],
])('%j: %j', (more, signs) => expect(signsOfDoubt({ ...calm, ...more })).toEqual(signs))
