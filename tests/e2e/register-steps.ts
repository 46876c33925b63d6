import type { Page } from '@playwright/test'

/** Guests as the desk writes them into its register while it greets them. */
const GUESTS = [
  { name: 'Asha Rao', lastFour: '7735', home: 'Pune' },
  { name: 'Kabir Sen', lastFour: '4821', home: 'Nashik' },
]

/** Fills the line of each guest; a name that the desk knows already stays. */
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
