import type { Album } from './steps.ts'

/** Shows the chatbot: its greeting, the questions of a category, an answer, and the form for a message to us. */
export const chatbotAlbum: Album = async (page, take) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/#help')
  const panel = page.getByRole('dialog', { name: 'Help' })
  await panel.getByText('Please pick a category').waitFor()
  await take('greeting')
  await panel.getByRole('button', { name: 'Time slots', exact: true }).click()
  const question = panel.getByRole('button', { name: 'Which time slots are there?', exact: true })
  await question.waitFor()
  await take('questions')
  await question.click()
  await panel.getByText('Night 9PM-10AM').waitFor()
  await take('answer')
  await panel.getByRole('button', { name: 'All categories', exact: true }).click()
  await panel.getByRole('button', { name: 'Feedback', exact: true }).click()
  await panel.getByRole('button', { name: 'I want to complain', exact: true }).click()
  await panel.getByRole('textbox').first().waitFor()
  await take('complaint-form')
}
