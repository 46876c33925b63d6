import type { Page } from '@playwright/test'

/** The guests that the desk enters into its register at check-in. */
const GUESTS = [
  { name: 'Asha Rao', lastFour: '7735', home: 'Pune' },
  { name: 'Kabir Sen', lastFour: '4821', home: 'Nashik' },
]

/** Fills in each guest's line, except for names that the desk already has. */
export async function fillRegister(desk: Page): Promise<void> {
  const lines = desk.getByRole('group', { name: /^Guest \d$/ })
  await lines.first().waitFor()
  for (const [place, line] of (await lines.all()).entries()) {
    const { name, lastFour, home } = GUESTS[place % GUESTS.length] ?? { name: '', lastFour: '', home: '' }
    const field = line.getByLabel('Name')
    if ((await field.inputValue()) === '') await field.fill(name)
    await line.getByLabel('Last 4').fill(lastFour)
    await line.getByLabel('Home town').fill(home)
  }
}
