import { expect, test } from 'vitest'
import { whatsAppBody } from './registered-body.ts'

test.each([
  ['Uncle: one tap says yes: {{1}}', ['{{1}}'], 'Uncle: one tap says yes: {{1}}\nUncle'],
  ['Uncle: look: https://uncle.example/x', ['https://uncle.example/x'], 'Uncle: look: https://uncle.example/x\nUncle'],
  ['Uncle: {{1}} is confirmed.', ['{{1}}'], 'Uncle: {{1}} is confirmed.'],
  ['Uncle: we took it off.', [], 'Uncle: we took it off.'],
])('the text %j is registered in the form that its ending requires', (body, values, registered) =>
  expect(whatsAppBody(body, values)).toBe(registered),
)
