import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/languages.ts'
import { PUSH_TEXTS } from '#domain/push/push-text.ts'
import { BUTTONS, MAX_BUTTON_LABEL } from '#domain/whatsapp/buttons.ts'
import { WORDS } from './languages.ts'

test.each(LANGUAGES)('each button below a WhatsApp message has a label in %s that fits on it', (language) => {
  const labels = BUTTONS.map((button) => WORDS[language].whatsapp.BUTTONS[button])
  expect(labels.filter((label) => label.length === 0 || label.length > MAX_BUTTON_LABEL)).toEqual([])
})

test.each(LANGUAGES)('every notification in %s is one short sentence without numbers or names', (language) => {
  for (const text of PUSH_TEXTS) {
    const sentence = WORDS[language].push.TEXTS[text]
    expect(sentence.length).toBeLessThan(60)
    expect(sentence).not.toMatch(/[0-9₹{}:/]/)
  }
})
