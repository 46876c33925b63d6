import { expect, test } from 'vitest'
import { STRUCK_OUT, strikeOutPattern } from './strike-out.ts'

const ASHA = { name: 'Asha  M. Rao', phone: '+919845012210', email: 'asha.rao+1@home.example' }

test.each([
  ['I am Asha M. Rao.', `I am ${STRUCK_OUT}.`],
  ['asha m. rao here', `${STRUCK_OUT} here`],
  ['Ring +919845012210', `Ring ${STRUCK_OUT}`],
  ['Ring +91 98450 12210, or 9845012210', `Ring ${STRUCK_OUT}, or ${STRUCK_OUT}`],
  ['Ring (98450) 12-210', `Ring (${STRUCK_OUT}`],
  ['Write to ASHA.RAO+1@home.example', `Write to ${STRUCK_OUT}`],
  ['Write to ashaXrao+1@home.example', 'Write to ashaXrao+1@home.example'],
  ['Asha was kind', 'Asha was kind'],
  ['9845012211', '9845012211'],
])('erasing a guest strikes out their name, phone and email: %s', (text, struck) => {
  expect(text.replaceAll(new RegExp(strikeOutPattern(ASHA), 'gi'), STRUCK_OUT)).toBe(struck)
})

test('striking out a name of two letters leaves other words unchanged', () => {
  const pattern = new RegExp(strikeOutPattern({ ...ASHA, name: 'Al' }), 'gi')
  expect('All was calm'.replaceAll(pattern, STRUCK_OUT)).toBe('All was calm')
})
