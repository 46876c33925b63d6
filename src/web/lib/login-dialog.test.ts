import { expect, test } from 'vitest'
import { isSignUpComplete, setSignUpComplete, unsetSignUpComplete } from './login-dialog.ts'

test('a sign-up in the dialog sets a flag that can be cleared', () => {
  expect(isSignUpComplete()).toBe(false)
  setSignUpComplete()
  expect(isSignUpComplete()).toBe(true)
  unsetSignUpComplete()
  expect(isSignUpComplete()).toBe(false)
})
