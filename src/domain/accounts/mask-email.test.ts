import { expect, test } from 'vitest'
import { maskEmail } from './mask-email.ts'

test.for([
  ['asha@home.example', 'a•••@home.example'],
  ['a@home.example', 'a•••@home.example'],
  ['"a@b"@home.example', '"•••@home.example'],
  ['@home.example', '•••'],
  ['nothing', '•••'],
] as const)('%s is shown as %s', ([email, shown]) => {
  expect(maskEmail(email)).toBe(shown)
})
