import { expect, test } from 'vitest'
import { changeLine, emptyLine, errorsOfForm, missingFormLines, toTyped } from './form-line.ts'

test('the register form has one entry per unregistered guest, with the visible name', () => {
  const booking = { guests: 3, names: ['Asha Rao', 'Kabir Sen'] }
  const lines = missingFormLines(booking, [{ position: 0 }])
  expect(lines.map(({ position, name }) => [position, name])).toEqual([
    [1, 'Kabir Sen'],
    [2, ''],
  ])
})

test('the register form accepts a foreign country only for a passport', () => {
  const passport = changeLine({ ...emptyLine(0), idKind: 'passport' }, { nationality: 'FR' })
  expect(passport.nationality).toBe('FR')
  expect(changeLine(passport, { idKind: 'voter_id' }).nationality).toBe('IN')
})

test('the register form lists every invalid field', () => {
  expect(errorsOfForm(emptyLine(0))).toEqual(['name', 'idLastFour', 'home'])
  const whole = { ...emptyLine(0, ' Asha Rao '), idLastFour: '7735', home: 'Pune ' }
  expect(errorsOfForm(whole)).toEqual([])
  expect(toTyped(whole)).toMatchObject({ name: 'Asha Rao', home: 'Pune', id_last_four: '7735', nationality: 'IN' })
})
