import { expect, test } from 'vitest'
import { LANGUAGES } from '../languages.ts'
import { BUTTON_LABELS, MAX_BUTTON_LABEL } from './buttons.ts'

test('each button has a label in each language that fits on it', () => {
  for (const labels of Object.values(BUTTON_LABELS))
    for (const language of LANGUAGES) {
      expect(labels[language].length).toBeGreaterThan(0)
      expect(labels[language].length).toBeLessThanOrEqual(MAX_BUTTON_LABEL)
    }
})
