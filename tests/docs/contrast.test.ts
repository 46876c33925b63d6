/**
 * Checks the contrast of the colours in both schemes: WCAG 2.2, 1.4.3 and 1.4.6 (text) and 1.4.11 (edges of controls,
 * focus).
 */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const ROOT = new URL('../../', import.meta.url).pathname
const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')

const TEXT = 4.5
/** The contrast ratio that 1.4.6 requires at level AAA. */
const ENHANCED = 7
const EDGE = 3

type Tokens = Record<string, string>

const tokensIn = (css: string): Tokens =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  )

const [light = '', dark = ''] = read('src/web/styles/tokens.css').split('@media (prefers-color-scheme: dark)')
const SCHEMES: Record<string, Tokens> = { light: tokensIn(light), dark: { ...tokensIn(light), ...tokensIn(dark) } }

/** Returns the relative luminance as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(tokens: Tokens, front: string, ground: string): number {
  const [lighter = 0, darker = 0] = [front, ground]
    .map((name) => luminance(tokens[name] ?? ''))
    .toSorted((one, other) => other - one)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Texts whose colour or background comes from a parent element. */
const INHERITED: Record<string, readonly string[]> = {
  paper: ['ink', 'ink-soft', 'primary-ink', 'trust-ink', 'warn-ink', 'danger'],
  surface: ['ink', 'ink-soft', 'primary-ink', 'trust-ink', 'warn-ink', 'danger'],
  sunken: ['ink', 'ink-soft', 'primary-ink', 'danger'],
  'primary-soft': ['ink', 'ink-soft', 'primary-ink'],
  'trust-soft': ['ink', 'ink-soft', 'trust-ink'],
  'warn-soft': ['ink', 'warn-ink'],
  'danger-soft': ['ink', 'danger'],
  primary: ['on-primary'],
  'primary-press': ['on-primary'],
  trust: ['on-trust'],
  ink: ['paper'],
  viewer: ['on-photo'],
}

/** Lists every rule that sets both a text colour and its background. */
function pairsOfSheets(): string[] {
  const rules = globSync('src/{web,staff}/**/*.css', { cwd: ROOT }).flatMap((path) => [
    ...read(path).matchAll(/\{([^{}]*)\}/g),
  ])
  return rules.flatMap(([, body = '']) => {
    const front = /(?:^|[;\s])color: var\(--([\w-]+)\)/.exec(body)?.[1]
    const ground = /background(?:-color)?: var\(--([\w-]+)\)/.exec(body)?.[1]
    return front && ground ? [`${front} on ${ground}`] : []
  })
}

const pairsOf = (colours: Record<string, readonly string[]>) =>
  Object.entries(colours).flatMap(([ground, fronts]) => fronts.map((front) => `${front} on ${ground}`))
const texts = [...new Set([...pairsOf(INHERITED), ...pairsOfSheets()])].filter((pair) => !pair.includes('photo-shade'))

/** The colours of texts that guests must not misread, such as amounts, times, errors, warnings and refunds. */
const WEIGHTY: Record<string, readonly string[]> = {
  paper: ['ink', 'ink-soft', 'danger', 'warn-ink', 'trust-ink'],
  surface: ['ink', 'ink-soft', 'danger', 'warn-ink', 'trust-ink'],
  sunken: ['ink', 'ink-soft', 'danger'],
  'primary-soft': ['ink', 'ink-soft'],
  'trust-soft': ['ink', 'trust-ink'],
  'warn-soft': ['ink', 'warn-ink'],
  'danger-soft': ['ink', 'danger'],
}

/** Colours that show where a control is, that it is selected, or that it has the focus. */
const EDGES = [
  ...['paper', 'surface', 'sunken'].map((ground) => `line-strong on ${ground}`),
  ...['paper', 'surface', 'primary-soft'].map((ground) => `primary on ${ground}`),
  ...['paper', 'surface', 'sunken', 'primary-soft', 'trust-soft'].map((ground) => `focus on ${ground}`),
]

describe.each(Object.entries(SCHEMES))('the colours of the %s scheme', (_, tokens) => {
  const tooWeak = (pairs: readonly string[], least: number) =>
    pairs
      .map((pair) => {
        const [front = '', ground = ''] = pair.split(' on ')
        return { pair, ratio: contrast(tokens, front, ground) }
      })
      .filter(({ ratio }) => !(ratio >= least))
      .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`)

  test('the colours of a scheme make every text readable on its background', () => {
    expect(texts.length).toBeGreaterThan(28)
    expect(tooWeak(texts, TEXT)).toEqual([])
  })

  test('the colours of a scheme give amounts, times, refusals and warnings a contrast of 7:1', () => {
    expect(tooWeak(pairsOf(WEIGHTY), ENHANCED)).toEqual([])
  })

  test('the colours of a scheme make every edge of a control and every focus outline visible', () => {
    expect(tooWeak(EDGES, EDGE)).toEqual([])
  })
})

test('the computed contrast ratios match those of the standard', () => {
  const tokens = { black: '#000000', white: '#ffffff', grey: '#767676' }
  expect(contrast(tokens, 'black', 'white')).toBeCloseTo(21)
  expect(contrast(tokens, 'white', 'grey')).toBeCloseTo(4.54, 2)
})
