import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { blocksPeriod } from './period.ts'
import { MAX_NAMES, statementNames } from './statement-names.ts'

const seenTwice = (text: string) => {
  const { nameOf } = statementNames()
  nameOf(text)
  return nameOf(text)
}

const compiling = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** The condition of a search, written out here because statements are recognised by their text. */
const isTakenInCity = sql`select 1 from stays s where s.city_id = ${1} and ${blocksPeriod(
  { start: new Date(0), end: new Date(1) },
  sql`60`,
)}`.compile(compiling).sql

describe('names of statements', () => {
  it('a statement gets a name when its text is used a second time, and keeps the name', () => {
    const { nameOf } = statementNames()
    expect(nameOf('select 1')).toBeUndefined()
    const name = nameOf('select 1')
    expect(name).toMatch(/^0_[0-9a-f]{40}$/)
    expect(nameOf('select 1')).toBe(name)
  })

  it('two different statements get different names', () => {
    expect(seenTwice('select 1')).not.toBe(seenTwice('select 2'))
  })

  it('a statement’s name changes after all names are forgotten', () => {
    const names = statementNames()
    names.nameOf('select 1')
    const first = names.nameOf('select 1')
    names.forgetAll()
    names.nameOf('select 1')
    expect(names.nameOf('select 1')).not.toBe(first)
  })

  it.each([
    ['a savepoint', 'savepoint work'],
    ['the end of a transaction', 'commit'],
    ['many statements in one', 'update a set b = 1; update a set b = 2'],
    ['what is taken in a city for a time', isTakenInCity],
    ['a text of 10,001 characters', `select ${'1'.repeat(9994)}`],
  ])('a statement gets no name for %s', (_what, text) => {
    expect(seenTwice(text)).toBeUndefined()
  })

  it('a statement of 10,000 characters gets a name, and so does one that begins with a comment', () => {
    expect(seenTwice(`select ${'1'.repeat(9993)}`)).toBeDefined()
    expect(seenTwice('/* then commit */ select 1')).toBeDefined()
  })

  it(`at most ${MAX_NAMES} statements get names, even if others are used once in between`, () => {
    const { nameOf } = statementNames()
    const texts = Array.from({ length: MAX_NAMES + 50 }, (_text, index) => `select ${index}`)
    for (const text of texts) {
      nameOf(text)
      nameOf(text)
    }
    expect(texts.filter((text) => nameOf(text) !== undefined)).toHaveLength(MAX_NAMES)
  })

  it('a statement gets no name when hundreds of other statements came between its two uses', () => {
    const { nameOf } = statementNames()
    nameOf('select 1')
    for (let index = 0; index < 300; index++) nameOf(`select $1, ${index}`)
    expect(nameOf('select 1')).toBeUndefined()
  })
})
