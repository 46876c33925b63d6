import type { Locator } from '@playwright/test'

/** Counts presses and typed characters. Typing counts the press into the field, and its characters by themselves. */
export class PressCounter {
  presses = 0
  typed = 0

  async press(control: Locator): Promise<void> {
    this.presses += 1
    await control.first().click()
  }

  /** A radio button, whose visible part is its label. */
  async choose(radio: Locator): Promise<void> {
    this.presses += 1
    await radio.check({ force: true })
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.press(field)
    this.typed += text.length
    await field.pressSequentially(text)
  }

  /** A list of choices, or a date field: its picker is the device's own, so it counts as one press. */
  async pick(field: Locator, value: string | { label: string }): Promise<void> {
    this.presses += 1
    if (typeof value === 'string') await field.fill(value)
    else await field.selectOption(value)
  }
}
