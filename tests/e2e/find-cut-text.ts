import type { Page } from '@playwright/test'
import { contentWidth } from './check-page.ts'

/**
 * Sets the browser's text size in pixels, as a guest can. The default is 16, and media queries in em follow the size.
 */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
}

/**
 * Lists what reaches beyond the screen or is cut off in its box. The list is empty if a guest can read the whole page.
 */
export async function findCutText(page: Page): Promise<string[]> {
  const cut = await page.evaluate(listWhatIsCut)
  const width = await contentWidth(page)
  const screen = page.viewportSize()?.width ?? 0
  return width > screen ? [`the page is ${width} px wide`, ...cut] : cut
}

/** This function runs in the page. */
function listWhatIsCut(): string[] {
  const isHeardOnly = (element: Element) => element.closest('.visually-hidden, .skip-link') !== null
  const scrolls = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  const nameOf = (element: Element) =>
    `${element.localName}.${[...element.classList].join('.')} '${(element.textContent ?? '').trim().slice(0, 40)}'`

  /** Whether words do not fit into a box that hides the overflow or has a visible edge. */
  const isCutOff = (element: Element) => {
    const { overflowX, overflowY, textOverflow, borderTopWidth, display } = getComputedStyle(element)
    if (display === 'inline' || element.clientWidth <= 1) return false
    const isWide = element.scrollWidth > element.clientWidth + 1
    const isHigh = element.scrollHeight > element.clientHeight + 1
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    if (textOverflow === 'ellipsis') return false
    if ((isWide && hides(overflowX)) || (isHigh && hides(overflowY))) return element.textContent !== ''
    const isControl = element.matches('a, button, summary, label, input, select') && borderTopWidth !== '0px'
    return isControl && (isWide || isHigh) && overflowX === 'visible'
  }
  const isOutside = (element: Element) => {
    const words = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    return words.some((node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, width } = range.getBoundingClientRect()
      return width > 0 && (left < -1 || right > innerWidth + 1) && !scrolls(element)
    })
  }
  const root = document.querySelector('dialog:modal') ?? document.body
  const seen = [...root.querySelectorAll('*')].filter((element) => element.checkVisibility() && !isHeardOnly(element))
  return [
    ...seen.filter(isCutOff).map((element) => `cut off: ${nameOf(element)}`),
    ...seen.filter(isOutside).map((element) => `outside: ${nameOf(element)}`),
  ]
}
