import { expect, test } from 'vitest'
import { maskEmail } from './mask-email.ts'

test.for([
  ['asha@home.example', 'a•••@home.example'],
  ['a@home.example', 'a•••@home.example'],
  ['"a@b"@home.example', '"•••@home.example'],
  ['@home.example', '•••'],
  ['nothing', '•••'],
] as const)('the email %s is masked as %s', ([email, shown]) => {
  expect(maskEmail(email)).toBe(shown)
})
