import type { Locator } from '@playwright/test'

/**
 * Counts presses and typed characters. Typing counts as one press into the field, and its characters are counted
 * separately.
 */
export class PressCounter {
  presses = 0
  typed = 0

  async press(control: Locator): Promise<void> {
    this.presses += 1
    await control.first().click()
  }

  /** Presses a radio button, whose visible part is its label. */
  async choose(radio: Locator): Promise<void> {
    this.presses += 1
    await radio.check({ force: true })
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.press(field)
    this.typed += text.length
    await field.pressSequentially(text)
  }

  /** Chooses from a list or in a date field. Counts one press, because the picker is the device's own. */
  async pick(field: Locator, value: string | { label: string }): Promise<void> {
    this.presses += 1
    if (typeof value === 'string') await field.fill(value)
    else await field.selectOption(value)
  }
}
