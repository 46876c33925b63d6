import type { Page } from '@playwright/test'
import { latinWordsIn } from './english-left.ts'

/**
 * Returns the words of names and free text in JSON, which may be English in every language. Skips keys and error codes.
 */
export const namesInJson = (json: string): string[] =>
  latinWordsIn((json.match(/"(?:[^"\\]|\\.)*"/g) ?? []).filter((text) => /[A-Z]/.test(text)).join(' '))

/** Collects these words from every API answer to the page from now on. */
export function wordsOfAnswers(page: Page): { names: () => Promise<string[]> } {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    const isData = response.headers()['content-type']?.startsWith('application/json') === true && response.ok()
    if (isData) bodies.push(response.text().catch(() => ''))
  })
  return { names: async () => (await Promise.all(bodies)).flatMap(namesInJson) }
}
