import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PATHS } from '#web/lib/paths.ts'
import { CANCELLATIONS_REFUNDS } from './cancellations-refunds.ts'
import { HOW_WE_ORDER } from './how-we-order.ts'
import { LOVEKIT } from './lovekit.ts'
import type { PageText } from '../../page-text.ts'
import { PARTNER_REASONS, PARTNER_WITH_US } from './partner-with-us.ts'
import { PRIVACY_POLICY } from './privacy-policy.ts'
import { RULE } from '../rules.ts'
import { MOST_ASKED_SECTION, SAFETY_LAW } from './safety-law.ts'
import { SHARE_AND_WIN } from './share-and-win.ts'
import { CHECKIN_QUESTIONS, CHECKIN_STEPS, SUPERFAST_CHECKIN } from './superfast-checkin.ts'
import { TEAM } from './team.ts'
import { TERMS_CONDITIONS } from './terms-conditions.ts'

const PAGES: readonly PageText[] = [
  SAFETY_LAW,
  TEAM,
  PRIVACY_POLICY,
  TERMS_CONDITIONS,
  CANCELLATIONS_REFUNDS,
  LOVEKIT,
  SHARE_AND_WIN,
  HOW_WE_ORDER,
]
const ALL = [...PAGES, SUPERFAST_CHECKIN, PARTNER_WITH_US]

const idsOf = ({ sections }: Pick<PageText, 'sections'>) => sections.map(({ id }) => id)

/** Collects every text of a page, however deeply nested, so that a search covers all of it. */
const wordsOf = (page: unknown): string => JSON.stringify(page)

describe('the specification’s pages', () => {
  test('superfast check-in has four steps, five questions, and the claim', () => {
    expect(CHECKIN_STEPS).toHaveLength(4)
    expect(CHECKIN_QUESTIONS).toHaveLength(5)
    expect(wordsOf(SUPERFAST_CHECKIN)).toContain('up to 70% faster')
  })

  test('the page on safety and law has its eight sections in order, of which one is open on a phone', () => {
    expect(idsOf(SAFETY_LAW)).toEqual([
      'safety',
      'hidden-cameras',
      'legality',
      'legal-age',
      'police-raids',
      'in-a-raid',
      'individual-rights',
      'couple-rights',
    ])
    expect(idsOf(SAFETY_LAW)).toContain(MOST_ASKED_SECTION)
  })

  test('the team page has the anchors to which header and footer link', () => {
    expect(idsOf(TEAM)).toEqual(expect.arrayContaining(['about', 'join']))
  })

  test.each([PRIVACY_POLICY, TERMS_CONDITIONS, CANCELLATIONS_REFUNDS])(
    '$path names the grievance officer, the company, and how long a complaint takes',
    (page) => {
      expect(idsOf(page)).toContain('grievance-officer')
      for (const words of ['Grievance officer', 'Address', RULE.complaintHours, 'a ticket number', 'within a month'])
        expect(wordsOf(page)).toContain(words)
    },
  )

  test('the privacy policy covers purposes, times, rights, consent, masked Aadhaar, log, breach and the Board', () => {
    for (const words of [
      'masked Aadhaar',
      RULE.identityDays,
      RULE.logDays,
      'Correct it',
      'Erase it',
      'Withdrawing your consent',
      'written down',
      'Data Protection Board of India',
      'at once',
    ])
      expect(wordsOf(PRIVACY_POLICY)).toContain(words)
  })

  test('the refund page covers the cancellation window, holds, the bank’s days, credits and late payments', () => {
    for (const words of [
      RULE.changeHours,
      RULE.holdMinutes,
      RULE.bankDays,
      RULE.refundDays,
      RULE.reservationShare,
      RULE.reservationFloor,
      'Credits you had spent',
      'came late',
      'before you pay',
    ])
      expect(wordsOf(CANCELLATIONS_REFUNDS)).toContain(words)
  })
})

test('the help page offers a call, not another hotel, to a guest in trouble at a hotel', () => {
  expect(SAFETY_LAW.next.to).toMatch(/^tel:/)
})

test('the texts on superfast check-in say who sees photo and ID, until when, and to bring the originals', () => {
  expect(CHECKIN_STEPS.at(-1)?.words).toContain('Have your original IDs with you')
  expect(wordsOf(CHECKIN_QUESTIONS)).toContain('from 3 hours before check-in until check-out')
  expect(wordsOf(PRIVACY_POLICY)).toContain('from 3 hours before check-in until check-out')
  expect(wordsOf(SUPERFAST_CHECKIN)).toContain('claimed to be up to 70% faster')
})

describe('every page', () => {
  test('every page has its own title and description, no longer than search engines show', () => {
    expect(new Set(ALL.map(({ title }) => title)).size).toBe(ALL.length)
    expect(new Set(ALL.map(({ description }) => description)).size).toBe(ALL.length)
    for (const { path, title, description } of ALL) {
      expect(title.length, path).toBeLessThanOrEqual(60)
      expect(description.length, path).toBeGreaterThanOrEqual(70)
      expect(description.length, path).toBeLessThanOrEqual(170)
    }
  })

  test('every page uses each anchor once', () => {
    for (const page of [...PAGES, { path: PATHS.partnerWithUs, sections: PARTNER_REASONS }])
      expect(new Set(idsOf(page)).size, page.path).toBe(page.sections.length)
  })

  test('every page links only to existing addresses', () => {
    const known = new Set<string>(Object.values(PATHS))
    const targets = [...wordsOf([ALL, CHECKIN_QUESTIONS, PARTNER_REASONS]).matchAll(/"to":"([^"]*)"/g)]
    expect(targets.length).toBeGreaterThan(ALL.length)
    for (const [, to = ''] of targets) {
      if (/^(?:tel|mailto):/.test(to)) continue
      expect(known, to).toContain(to.split(/[?#]/)[0])
    }
  })
})

/**
 * Numbers that are not our rules: those of laws, courts, helplines and the calendar, and the claims of specification
 * §1.
 */
const NOT_OURS = [
  'Section 66E',
  'Section 77',
  'Article 21 ',
  'December 2019',
  'Since 2018',
  'November 2026',
  'a magistrate within 24 hours',
  'the police at 112',
  'call 112',
  'call 15100',
  'is 181',
  'Helpline at 1915',
  'up to 70% faster',
  '700+ hotels',
]

/** Source code that is not text: comments, computed values, icons and anchors. */
const textsIn = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|\$\{[^}]*\}|^import .*|icon: '[^']*'|searchPath\([^)]*\)|%20/gm, '')

test('every number in the texts comes from its rule', () => {
  const files = readdirSync(import.meta.dirname).filter(
    (name) => name.endsWith('.ts') && !/\.test\.ts$|^rules-in-words|^chatbot/.test(name),
  )
  expect(files.length).toBeGreaterThan(8)
  for (const name of files) {
    const texts = NOT_OURS.reduce(
      (rest, known) => rest.replaceAll(known, ''),
      textsIn(readFileSync(`${import.meta.dirname}/${name}`, 'utf8')),
    )
    expect(texts.match(/.*\d.*/g) ?? [], name).toEqual([])
  }
})
